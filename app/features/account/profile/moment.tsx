import { useSettings } from "#app/entities/settings/settings.ts";
import { formatDateTime } from "#contract/values/dates.ts";

/** Date and time in the shop's zone. */
export function Moment({ iso }: { iso: string }) {
  const { timeZone } = useSettings();
  return <time dateTime={iso}>{formatDateTime(iso, timeZone)}</time>;
}

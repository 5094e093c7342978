import { useSettings } from "#app/entities/settings/settings.ts";
import { formatDateTime } from "#contract/values/dates.ts";

/**
 * Says that what is shown is this device's copy, and from when; nothing for what the server has just sent.
 */
export function OfflineCopyNote({ keptAt }: { keptAt: string | undefined }) {
  const { timeZone } = useSettings();
  if (!keptAt) return null;
  return (
    <p
      role="status"
      className="mb-8 border-sapphire border-l-2 bg-sapphire-tint px-4 py-3 text-sapphire text-small"
    >
      No connection. This is how it was on this device on{" "}
      <time dateTime={keptAt}>{formatDateTime(keptAt, timeZone)}</time>.
    </p>
  );
}

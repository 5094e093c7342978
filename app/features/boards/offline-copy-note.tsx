import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/boards/messages.ts";
import { formatDateTime } from "#contract/values/dates.ts";

/** `storedAt` is undefined for what the server has just sent. */
export function OfflineCopyNote({ storedAt }: { storedAt: string | undefined }) {
  const { timeZone } = useSettings();
  if (!storedAt) return null;
  return (
    <p
      role="status"
      className="mb-8 border-sapphire border-l-2 bg-sapphire-tint px-4 py-3 text-sapphire text-small"
    >
      {messages.copyShown[0]}
      <time dateTime={storedAt}>{formatDateTime(storedAt, timeZone)}</time>
      {messages.copyShown[1]}
    </p>
  );
}

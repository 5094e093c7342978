import { useSettings } from "#app/entities/settings/settings.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { formatAhead } from "#contract/values/zoned-time.ts";

/** Whether an outfit is active, or when it will be. */
export function StatusBadge({ outfit: { isActive, publishAt } }: { outfit: AdminOutfitRow }) {
  const { timeZone } = useSettings();
  if (publishAt) {
    // The badge breaks before the date, not within it.
    const date = formatAhead(new Date(publishAt), timeZone).replaceAll(" ", "\u00a0");
    return (
      <Badge size="small" tone="sapphire" wraps>
        {`Scheduled · ${date}`}
      </Badge>
    );
  }
  return (
    <Badge size="small" tone={isActive ? "fresh" : "quiet"}>
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-pill ${isActive ? "bg-emerald" : "bg-ink-faint"}`}
      />
      <span>{isActive ? "Active" : "Inactive"}</span>
    </Badge>
  );
}

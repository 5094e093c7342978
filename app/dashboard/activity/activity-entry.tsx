import { ACTION_LABELS, SUBJECT_LABELS } from "#app/dashboard/activity/activity-labels.ts";
import { FieldChanges } from "#app/dashboard/activity/field-changes.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import type { Activity } from "#contract/activity/activity.ts";
import { formatDateTime } from "#contract/values/dates.ts";

/** One thing that was done, as a sentence, with the fields that it changed. */
export function ActivityEntry({ entry }: { entry: Activity }) {
  const { timeZone } = useSettings();
  const { action, subject, before, after, createdAt } = entry;
  return (
    <li className="grid gap-3 border-line border-t py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 text-small [overflow-wrap:anywhere]">
          <bdi className="font-medium">{administratorName(entry)}</bdi>
          <span>{` ${ACTION_LABELS[action]} ${SUBJECT_LABELS[subject.kind]}`}</span>
          {subject.name && (
            <span>
              {" "}
              <bdi className="font-medium">{subject.name}</bdi>
            </span>
          )}
          <span>{subject.kind === "user" && !subject.name && " of somebody who has left"}</span>
        </p>
        <time dateTime={createdAt} className="text-caption text-ink-soft">
          {formatDateTime(createdAt, timeZone)}
        </time>
      </div>
      <FieldChanges before={before} after={after} />
    </li>
  );
}

function administratorName({ administrator, isAutomatic }: Activity): string {
  return isAutomatic ? "The shop" : (administrator ?? "A former administrator");
}

import { FieldChanges } from "#app/dashboard/frame/field-changes.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import type { Activity, ActivityAction, ActivitySubject } from "#contract/activity/activity.ts";
import { formatDateTime } from "#contract/values/dates.ts";

export function ActivityEntry({ entry }: { entry: Activity }) {
  const { timeZone } = useSettings();
  const { action, subject, before, after, createdAt } = entry;
  return (
    <li className="grid gap-3 border-line border-t py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 text-small wrap-anywhere">
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

/** Follows the administrator's name and precedes the subject's. */
const ACTION_LABELS: Record<ActivityAction, string> = {
  created: "created",
  changed: "changed",
  activated: "activated",
  deactivated: "deactivated",
  deleted: "deleted",
  duplicated: "duplicated",
  scheduled: "scheduled",
  published: "published",
  replaced: "replaced",
  priceAccepted: "accepted a new price for",
  priceRejected: "refused a new price for",
  answered: "answered",
  imported: "imported",
  importUndone: "undid the import of",
  madeAdministrator: "made an administrator of",
  administratorRemoved: "took the administrator role from",
  passkeyCodeMade: "made a passkey code for",
  blocked: "blocked",
  unblocked: "unblocked",
  approved: "approved",
  removed: "removed",
  exported: "exported",
  confirmed: "confirmed",
  changesRequested: "asked for changes of",
  declined: "declined",
};

const SUBJECT_LABELS: Record<ActivitySubject, string> = {
  outfit: "the outfit",
  link: "the link",
  piece: "the piece",
  bespokeRequest: "a bespoke request",
  import: "the file",
  user: "the account",
  newsletter: "the newsletter’s addresses",
  text: "a text on",
  settings: "the shop’s settings",
  demo: "the demo’s outfits and people",
  pictureRights: "the right to use pictures in the studio",
  submission: "the submitted look",
};

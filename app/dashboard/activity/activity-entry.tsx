import { type ReactNode, useState } from "react";
import { useSettings } from "#app/entities/settings/settings.ts";
import type {
  Activity,
  ActivityAction,
  ActivityFields,
  ActivitySubject,
} from "#contract/activity/activity.ts";
import { imageVariant } from "#contract/outfit/image.ts";
import { upperFirst } from "#contract/values/characters.ts";
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

interface FieldChangesProps {
  before: ActivityFields | null;
  after: ActivityFields | null;
}

function FieldChanges({ before, after }: FieldChangesProps) {
  const { timeZone } = useSettings();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-caption sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{fieldLabel(name)}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
            {before && name in before && (
              <>
                <del className="text-ink-soft">
                  <span className="sr-only">before: </span>
                  <bdi>{shownValue(name, before[name], timeZone)}</bdi>
                </del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            {after && name in after && (
              <ins className="no-underline">
                {before && <span className="sr-only">after: </span>}
                <bdi>{shownValue(name, after[name], timeZone)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A picture is shown as one, a time in the shop's zone, every other value as text. */
function shownValue(name: string, value: unknown, timeZone: string): ReactNode {
  if (name === "image" && typeof value === "string") {
    return <StoredPicture image={value} />;
  }
  if (name === "publishAt" && typeof value === "string") return formatDateTime(value, timeZone);
  return valueText(value);
}

/** The picture may be gone: unused ones are deleted long before the entries that name them. */
function StoredPicture({ image }: { image: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return "a picture that is no longer stored";
  return (
    <img
      src={imageVariant(image, 160, "jpg")}
      alt="The look"
      loading="lazy"
      onError={() => setMissing(true)}
      className="inline-block h-20 w-auto align-middle"
    />
  );
}

function fieldLabel(name: string): string {
  const known = FIELD_LABELS[name];
  if (known) return known;
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return upperFirst(words);
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en-IN");
  if (typeof value === "string") return value;
  const values = (Array.isArray(value) ? value : Object.values(value)).filter(
    (part) => part !== null && part !== "",
  );
  if (values.length === 0) return "nothing";
  const areObjects = values.some((part) => typeof part === "object");
  return values.map(valueText).join(areObjects ? "\n" : ", ");
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
};

const SUBJECT_LABELS: Record<ActivitySubject, string> = {
  outfit: "the outfit",
  link: "the link",
  bespokeRequest: "a bespoke request",
  import: "the file",
  user: "the account",
  newsletter: "the newsletter’s addresses",
  text: "a text on",
  settings: "the shop’s settings",
};

/** Labels of fields whose API name would not make one. */
const FIELD_LABELS: Record<string, string> = {
  rateLook: "Rating",
  isActive: "Active",
  publishAt: "Publish on",
  image: "Picture",
  itemOrder: "Order of items",
};

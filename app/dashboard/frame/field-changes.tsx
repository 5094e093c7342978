import { type ReactNode, useState } from "react";
import { useSettings } from "#app/entities/settings/settings.ts";
import type { ActivityFields } from "#contract/activity/activity.ts";
import { imageVariant } from "#contract/outfit/image.ts";
import { upperFirst } from "#contract/values/characters.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { formatRupees } from "#contract/values/money.ts";

interface FieldChangesProps {
  before: ActivityFields | null;
  after: ActivityFields | null;
}

/** The fields that differ, each before and after. */
export function FieldChanges({ before, after }: FieldChangesProps) {
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

/** A picture is shown as one, a time in the shop's zone, a price in rupees, every other value as text. */
function shownValue(name: string, value: unknown, timeZone: string): ReactNode {
  // One that a preview of an import names is not stored yet.
  if (name === "image" && typeof value === "string" && value.startsWith("/media/")) {
    return <StoredPicture image={value} />;
  }
  if (/(^|\.)(itemPrice|price)$/.test(name) && typeof value === "number") return formatRupees(value);
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

/** A path within an outfit, such as items[0].itemPrice, is told as "Item 1, price". */
function fieldLabel(name: string): string {
  const [, index, part] = /^items\[(\d+)\](?:\.(.+))?$/.exec(name) ?? [];
  if (index !== undefined) {
    const item = `Item ${Number(index) + 1}`;
    return part ? `${item}, ${fieldLabel(part.replace(/^item(?=[A-Z])/, "")).toLowerCase()}` : item;
  }
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

/** Labels of fields whose API name would not make one. */
const FIELD_LABELS: Record<string, string> = {
  rateLook: "Rating",
  isActive: "Active",
  publishAt: "Publish on",
  image: "Picture",
  itemOrder: "Order of items",
  sourceName: "Shop",
};

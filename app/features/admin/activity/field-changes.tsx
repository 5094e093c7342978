import type { ActivityFields } from "#contract/activity.ts";

interface FieldChangesProps {
  before: ActivityFields | null;
  after: ActivityFields | null;
}

/** The changed fields: how each was, and how it is since. */
export function FieldChanges({ before, after }: FieldChangesProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-caption sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{fieldLabel(name)}</dt>
          <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
            {before && name in before && (
              <>
                <del className="text-ink-soft">
                  <span className="sr-only">before: </span>
                  {valueText(before[name])}
                </del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            {after && name in after && (
              <ins className="no-underline">
                {before && <span className="sr-only">after: </span>}
                {valueText(after[name])}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "isActive" as "Is active". */
function fieldLabel(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people read it; an object by its own values. */
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

import type { ReactNode } from "react";
import { FieldChanges } from "#app/dashboard/frame/field-changes.tsx";
import { ScrollRegion } from "#app/dashboard/frame/scroll-region.tsx";
import type { ImportedChange } from "#contract/catalogue/catalogue-file.ts";
import { groupDigits } from "#contract/values/money.ts";

interface ChangeListProps<Change> {
  /** "Changed outfits" */
  label: string;
  changes: readonly Change[];
  /** The list can be shorter. */
  total: number;
  linkOf?: (change: Change) => ReactNode;
}

/** What an import would change, line by line. */
export function ChangeList<Change extends Pick<ImportedChange, "line" | "fields">>({
  label,
  changes,
  total,
  linkOf,
}: ChangeListProps<Change>) {
  const more = total - changes.length;
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small">What would change</h3>
      <ScrollRegion label={label}>
        <ul>
          {changes.map((change) => (
            <li key={change.line} className="grid gap-2 border-line px-3 py-3 not-first:border-t">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-caption">
                <span className="font-medium">{`Line ${groupDigits(change.line)}`}</span>
                {linkOf?.(change)}
              </p>
              <FieldChanges
                before={Object.fromEntries(change.fields.map(({ field, before }) => [field, before]))}
                after={Object.fromEntries(change.fields.map(({ field, after }) => [field, after]))}
              />
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {more > 0 && <p className="text-caption text-ink-soft">{`… and ${groupDigits(more)} more`}</p>}
    </div>
  );
}

import { FieldChanges } from "#app/dashboard/frame/field-changes.tsx";
import { ScrollRegion } from "#app/dashboard/import/scroll-region.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ImportedChange } from "#contract/catalogue/catalogue-file.ts";
import { groupDigits } from "#contract/values/money.ts";

interface ChangeListProps {
  changes: readonly ImportedChange[];
  /** Total number; the list can be shorter. */
  changedOutfits: number;
}

/** What an import would change, outfit by outfit. */
export function ChangeList({ changes, changedOutfits }: ChangeListProps) {
  const more = changedOutfits - changes.length;
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small">What would change</h3>
      <ScrollRegion label="Changed outfits">
        <ul>
          {changes.map(({ outfitId, line, fields }) => (
            <li key={outfitId} className="grid gap-2 border-line px-3 py-3 not-first:border-t">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-caption">
                <span className="font-medium">{`Line ${groupDigits(line)}`}</span>
                <TextLink to={`/outfit/${outfitId}`} target="_blank" look="sentence">
                  Open the look
                </TextLink>
              </p>
              <FieldChanges
                before={Object.fromEntries(fields.map(({ field, before }) => [field, before]))}
                after={Object.fromEntries(fields.map(({ field, after }) => [field, after]))}
              />
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {more > 0 && <p className="text-caption text-ink-soft">{`… and ${groupDigits(more)} more`}</p>}
    </div>
  );
}

import { ChangeList } from "#app/dashboard/import/change-list.tsx";
import { RefusalList, WarningList } from "#app/dashboard/import/refusal-list.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import type { ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { groupDigits } from "#contract/values/money.ts";

export function PreviewPanel({ preview }: { preview: ImportPreview }) {
  const {
    fileName,
    newOutfits,
    changedOutfits,
    alreadyThere,
    refused,
    sample,
    picturesUnknown,
    picturesToFetch,
  } = preview;
  return (
    <div className="grid gap-6">
      <p className="font-medium text-small">{fileName}</p>
      <dl className="grid grid-cols-2 border-line border-y sm:grid-cols-4">
        <Count label="new" count={newOutfits} />
        <Count label="changed" count={changedOutfits} />
        <Count label="unchanged" count={alreadyThere} />
        <Count label="with mistakes" count={refused} bad={refused > 0} />
      </dl>
      {refused > 0 && <RefusalList {...preview} />}
      {preview.warnings.length > 0 && <WarningList warnings={preview.warnings} />}
      {changedOutfits > 0 && <ChangeList changes={preview.changes} changedOutfits={changedOutfits} />}
      {sample.length > 0 && (
        <section aria-label="The first new outfits" className="grid gap-2">
          <h3 className="font-medium text-small">What would be added</h3>
          <ul className="border-line border-t">
            {sample.map((outfit, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two outfits can look alike
                key={index}
                className="grid grid-cols-rest-auto items-baseline gap-x-4 border-line border-b py-2.5 text-small"
              >
                <span className="truncate">
                  <span>{`${outfit.category}, ${outfit.section}`}</span>
                  {outfit.description && <span className="text-ink-soft">{` · ${outfit.description}`}</span>}
                </span>
                <span className="text-caption tabular-nums">
                  <span>{`${formatCount(outfit.numberOfItems, "item", "items")} · `}</span>
                  <Price rupees={outfit.totalPrice} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {picturesToFetch > 0 && (
        <p className="text-caption text-ink-soft">
          {`Pictures to be fetched from the web, one a second from each site: ${groupDigits(picturesToFetch)}.`}
        </p>
      )}
      {picturesUnknown > 0 && (
        <p className="text-caption text-ink-soft">
          {`Pictures named that this shop does not have: ${groupDigits(picturesUnknown)}. Drawings of the items stand in for them.`}
        </p>
      )}
    </div>
  );
}

function Count({ label, count, bad }: { label: string; count: number; bad?: boolean }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end px-3 py-4 border-line even:border-l odd:pl-0 max-sm:nth-[n+3]:border-t sm:not-first:border-l sm:not-first:pl-3">
      <dt className="text-caption text-ink-soft wrap-anywhere">{label}</dt>
      <dd className={classNames("font-display text-display-s tabular-nums", bad && "text-danger")}>
        {groupDigits(count)}
      </dd>
    </div>
  );
}

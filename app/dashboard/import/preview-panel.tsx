import { ChangeList } from "#app/dashboard/frame/change-list.tsx";
import { ImportCounts } from "#app/dashboard/frame/import-counts.tsx";
import { RefusalList, WarningList } from "#app/dashboard/frame/refusal-list.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
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
    unknownPictures,
    picturesToFetch,
  } = preview;
  return (
    <div className="grid gap-6">
      <p className="font-medium text-small">{fileName}</p>
      <ImportCounts
        counts={{
          new: newOutfits,
          changed: changedOutfits,
          unchanged: alreadyThere,
          "with mistakes": refused,
        }}
      />
      {refused > 0 && <RefusalList {...preview} />}
      {preview.warnings.length > 0 && <WarningList warnings={preview.warnings} />}
      {changedOutfits > 0 && (
        <ChangeList
          label="Changed outfits"
          changes={preview.changes}
          total={changedOutfits}
          linkOf={({ outfitId }) => (
            <TextLink to={`/outfit/${outfitId}`} target="_blank" look="sentence">
              Open the look
            </TextLink>
          )}
        />
      )}
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
        <div className="grid gap-1 text-caption text-ink-soft">
          <p>
            {`Pictures named that this shop does not have: ${groupDigits(picturesUnknown)}. New outfits get drawings of their items instead; others keep their picture.`}
          </p>
          <p className="wrap-anywhere">
            <bdi>{listed(unknownPictures, picturesUnknown)}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}

/** Names of some of the pictures. */
function listed(names: readonly string[], total: number): string {
  return [...names, ...(names.length < total ? ["…"] : [])].join(", ");
}

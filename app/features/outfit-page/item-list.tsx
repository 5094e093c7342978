import { useState } from "react";
import { countOpen } from "#app/entities/outfit/count-open.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import { ItemRow } from "#app/features/outfit-page/item-row.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

const ReportDialog = lazyPart(
  async () => (await import("#app/features/outfit-page/items/report-dialog.tsx")).ReportDialog,
  { when: "open" },
);

interface ItemListProps {
  items: OutfitItem[];
  /** How many items the outfit has: a visitor's response has the first few. */
  total?: number;
}

/** The items of an outfit with their shop links, or the room for both until the response has them. */
export function ItemList({ items, total = items.length }: ItemListProps) {
  const [reported, setReported] = useState<OutfitItem>();
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <ol className="mt-6 border-line border-b">
        {items.map((item, index) => (
          <ItemRow key={item.itemId} item={item} position={index + 1}>
            {item.itemLink === undefined ? (
              <span aria-hidden="true" className="-my-2 min-h-11" />
            ) : (
              <>
                <SponsoredLink
                  href={item.itemLink}
                  what={item.itemName}
                  onFollow={() => countOpen(item.itemId)}
                  className="-my-2"
                />
                <button
                  type="button"
                  aria-label={`Report a problem with ${item.itemName}`}
                  onClick={() => {
                    setReported(item);
                    setReporting(true);
                  }}
                  className="min-h-6 text-caption text-ink-soft underline underline-offset-2 hover:text-accent"
                >
                  Report a problem
                </button>
              </>
            )}
          </ItemRow>
        ))}
        {Array.from({ length: total - items.length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
          <li key={index} className="border-line border-t py-5">
            <Skeleton className="h-14" />
          </li>
        ))}
      </ol>
      {items.some(({ earnsCommission }) => earnsCommission) && (
        <p className="mt-3 text-caption text-ink-soft">Links may earn the shop a commission.</p>
      )}
      {reported && (
        <ReportDialog
          key={reported.itemId}
          open={isReporting}
          item={reported}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}

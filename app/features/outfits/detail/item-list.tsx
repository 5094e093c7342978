import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { ItemRow } from "#app/features/outfits/detail/item-row.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { OutfitItem } from "#contract/outfit.ts";

/** Every piece of an outfit with the way to buy it; somebody may be paid for the click, which the link says (D11). */
export function ItemList({ items }: { items: OutfitItem[] }) {
  return (
    <ol className="mt-6 border-line border-b">
      {items.map((item, index) => (
        <ItemRow key={item.itemId} item={item} position={index + 1}>
          {item.itemLink && (
            <a
              href={item.itemLink}
              target="_blank"
              rel="sponsored noopener noreferrer"
              className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-accent text-small"
            >
              <span className="link-line">View Item</span>
              <ArrowUpRight aria-hidden="true" className="size-4" />
              <VisuallyHidden>: {item.itemName} (opens a new tab)</VisuallyHidden>
            </a>
          )}
        </ItemRow>
      ))}
    </ol>
  );
}

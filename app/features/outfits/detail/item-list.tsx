import { ItemRow } from "#app/features/outfits/detail/item-row.tsx";
import { SponsoredLink } from "#app/ui/sponsored-link.tsx";
import type { OutfitItem } from "#contract/outfit.ts";

/** The items of an outfit with their shop links. */
export function ItemList({ items }: { items: OutfitItem[] }) {
  return (
    <ol className="mt-6 border-line border-b">
      {items.map((item, index) => (
        <ItemRow key={item.itemId} item={item} position={index + 1}>
          {item.itemLink && (
            <SponsoredLink href={item.itemLink} label="View Item" what={item.itemName} className="-my-2" />
          )}
        </ItemRow>
      ))}
    </ol>
  );
}

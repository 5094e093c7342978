import { placeOf } from "#app/features/outfit-page/items/place-of.ts";
import { showItem } from "#app/features/outfit-page/items/show-item.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** The numbers of the items on the picture, where they are; pressing one shows the item in the list. */
export function ItemSpots({ outfit }: { outfit: Outfit }) {
  return outfit.items.map(
    ({ itemId, itemName, spot }, index) =>
      spot && (
        <button
          key={itemId}
          type="button"
          data-spot={index + 1}
          aria-label={`Piece ${index + 1}: ${itemName}`}
          onClick={() => showItem("item", index + 1)}
          style={placeOf(spot, outfit)}
          className="-translate-1/2 absolute size-7 touch-manipulation rounded-pill bg-paper text-caption text-ink shadow-raised transition-colors after:absolute after:-inset-1.5 hover:bg-ink hover:text-paper focus:bg-ink focus:text-paper pieces-off:hidden"
        >
          {index + 1}
        </button>
      ),
  );
}

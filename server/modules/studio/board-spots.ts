import type { Spot } from "#contract/outfit/item-styling.ts";
import type { Composition } from "#contract/studio/composition.ts";

/** A board, and where each of its pieces is in the picture that was rendered from it. */
export interface BoardOfLook {
  readonly composition: Composition;
  readonly spots: readonly (Spot | undefined)[];
}

interface PlacedItem {
  itemName: string;
  spot?: Spot | null | undefined;
}

/**
 * The items with their places on the board. Of several items of one name, the first belongs to the first piece
 * of that name, and so on. A place that an item has been given stays.
 */
export function withBoardSpots<Item extends PlacedItem>(
  items: readonly Item[],
  { composition, spots }: BoardOfLook,
): Item[] {
  const free = composition.pieces.map(({ itemName }, index) => ({ itemName, spot: spots[index] }));
  return items.map((item) => {
    const at = free.findIndex(({ itemName }) => itemName === item.itemName);
    const [piece] = at === -1 ? [] : free.splice(at, 1);
    return { ...item, spot: item.spot ?? piece?.spot ?? null };
  });
}

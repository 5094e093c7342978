import type { Spot } from "#contract/outfit/item-styling.ts";
import { type Composition, pieceNameOf } from "#contract/studio/composition.ts";
import type { Database } from "#server/db/database.ts";

/** The boards of the studio as outfits use them. */
export interface OutfitBoards {
  /**
   * Renders a board and stores its picture; `spots` has an entry for each piece. Called before the transaction
   * that uses the picture, because it takes about a second. Throws NOT_FOUND where a picture of the board is
   * gone, and BAD_REQUEST for a board that cannot be drawn.
   */
  render(composition: Composition): Promise<{ mediaId: string; spots: BoardOfLook["spots"] }>;
  /** Stores the board of an outfit that this transaction has inserted or locked. */
  save(tx: Database, outfitId: string, board: { composition: Composition; mediaId: string }): Promise<void>;
  /** Gives the copy of an outfit, which has the same picture, the board of the original, if it has one. */
  copy(tx: Database, from: string, to: string): Promise<void>;
}

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
    const at = free.findIndex(({ itemName }) => itemName === pieceNameOf(item.itemName));
    const [piece] = at === -1 ? [] : free.splice(at, 1);
    return { ...item, spot: item.spot ?? piece?.spot ?? null };
  });
}

import { EMPTY_ITEM, type ItemFields, type OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import { type Composition, pieceNameOf } from "#contract/studio/composition.ts";
import type { Cutout, CutoutItem } from "#contract/studio/studio.ts";

/** A board of the studio, to become the picture of an outfit. */
export interface ComposedLook {
  composition: Composition;
  /** How it looks. */
  picture: File;
  /** Those of its pieces at least. */
  cutouts: readonly Cutout[];
  /** What is known of products that are drawn from their names. */
  drawn: readonly CutoutItem[];
  /** The board as it was before, where the outfit had one. */
  earlier?: Composition | undefined;
}

/** An outfit with a board as its picture. */
export function withLook(fields: OutfitFields, look: ComposedLook): OutfitFields {
  const { picture: image, composition, cutouts } = look;
  return { ...fields, image, composition, cutouts, items: itemsOfLook(fields.items, look) };
}

type Piece = Composition["pieces"][number];

const isEmpty = ({ itemName, sourceName, itemLink }: ItemFields) => !itemName && !sourceName && !itemLink;

/**
 * The items of an outfit whose picture the board becomes: one for each piece, and those that are not on it. A
 * new piece takes the place of an item whose piece is no longer on the board; others come after the last item.
 * Where the items are in the picture says the board.
 */
export function itemsOfLook(before: readonly ItemFields[], look: ComposedLook): ItemFields[] {
  const present = before
    .filter((item) => !isEmpty(item))
    .map((item) => ({ ...item, spot: null, piece: undefined }));
  const { pieces } = look.composition;
  /** The items of pieces, by their places in both lists. */
  const itemAt = new Map<number, number>();
  const take = (isItsItem: (item: ItemFields, piece: Piece) => boolean) => {
    const taken = new Set(itemAt.values());
    for (const [index, piece] of pieces.entries()) {
      if (itemAt.has(index)) continue;
      const at = present.findIndex((item, position) => !taken.has(position) && isItsItem(item, piece));
      if (at === -1) continue;
      itemAt.set(index, at);
      taken.add(at);
    }
  };
  take((item, { itemName }) => pieceNameOf(item.itemName) === itemName);
  const { pieces: earlier = [] } = look.earlier ?? {};
  // A renamed piece is the same product.
  take((item, { cutoutId }) => {
    const before = earlier.find((piece) => piece.cutoutId !== undefined && piece.cutoutId === cutoutId);
    return before !== undefined && before.itemName === pieceNameOf(item.itemName);
  });
  const earlierNames = new Set(earlier.map(({ itemName }) => itemName));
  take((item) => earlierNames.has(pieceNameOf(item.itemName)));
  const items: ItemFields[] = [...present];
  for (const [index, piece] of pieces.entries()) {
    const at = itemAt.get(index) ?? items.length;
    items[at] = { ...itemOfPiece(piece, items[at] ?? EMPTY_ITEM, look), piece: index };
  }
  return items;
}

/** What is known of a new product replaces what the item says; a piece of the earlier board changes its name only. */
function itemOfPiece(piece: Piece, item: ItemFields, look: ComposedLook): ItemFields {
  const { cutouts, drawn, earlier } = look;
  const { cutoutId, itemName = item.itemName } = piece;
  const known =
    cutoutId === undefined
      ? drawn.find((product) => pieceNameOf(product.itemName ?? "") === itemName)
      : cutouts.find((cutout) => cutout.cutoutId === cutoutId)?.item;
  const isSameProduct =
    pieceNameOf(item.itemName) === itemName ||
    (cutoutId !== undefined && earlier?.pieces.some((before) => before.cutoutId === cutoutId) === true);
  if (!known || (isSameProduct && !isEmpty(item))) return { ...item, itemName };
  return {
    ...item,
    itemName,
    sourceName: known.sourceName ?? item.sourceName,
    itemPrice: known.itemPrice === null ? item.itemPrice : String(known.itemPrice),
    itemLink: known.itemLink ?? item.itemLink,
  };
}

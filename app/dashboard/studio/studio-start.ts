import { queryOptions } from "@tanstack/react-query";
import { readOutfit } from "#app/dashboard/catalogue/catalogue-api.ts";
import { namedPieces, newSeed } from "#app/editor/studio/new-board.ts";
import { ADMIN_CALLS, OPENED_ONCE } from "#app/editor/studio/studio-api.ts";
import type { Replacing } from "#app/editor/studio/workbench.tsx";
import type { OutfitItem } from "#contract/outfit/outfit.ts";
import { type Composition, pieceNameOf } from "#contract/studio/composition.ts";
import type { StudioBoard } from "#contract/studio/studio.ts";

/** What the studio is opened with. */
export interface StudioView {
  outfitId: string | null;
  /** The item whose product is replaced, and the link of the one that takes its place. */
  replace: { itemId: string; link: string } | undefined;
}

export function parseStudioView(params: URLSearchParams): StudioView {
  const [outfitId, itemId, link] = [params.get("outfit"), params.get("replace"), params.get("link")];
  return {
    outfitId: outfitId || null,
    replace: outfitId && itemId && link ? { itemId, link } : undefined,
  };
}

interface StartedBoard {
  start: StudioBoard;
  replacing?: Replacing | undefined;
}

/** The board of a look, and which of its pieces is to be replaced, unless it has been. */
export function lookQuery(outfitId: string, replace: StudioView["replace"], round: number) {
  return queryOptions({
    ...OPENED_ONCE,
    queryKey: ["studio-look", outfitId, replace, round],
    meta: { personal: true, failureMessage: "The board could not be opened" },
    queryFn: async ({ signal }): Promise<StartedBoard> => {
      const start = await ADMIN_CALLS.readBoard(outfitId, signal);
      if (!replace) return { start };
      const { items } = await readOutfit(outfitId, signal);
      const index = pieceOfItem(start.composition.pieces, items, replace.itemId);
      if (index === -1 || linkOfPiece(start, index) === replace.link) return { start };
      return { start, replacing: { index, link: replace.link } };
    },
  });
}

/** A board of the items of a look without one, drawn from their names. */
export function itemsBoardQuery(outfitId: string, round: number) {
  return queryOptions({
    ...OPENED_ONCE,
    queryKey: ["studio-items", outfitId, round],
    meta: { personal: true, failureMessage: "The items could not be laid on a board" },
    queryFn: async ({ signal }): Promise<StartedBoard> => {
      const { items, section, category } = await readOutfit(outfitId, signal);
      const pieces = namedPieces(items);
      const composition = await ADMIN_CALLS.arrangeBoard({ seed: newSeed(), section, category, pieces });
      return { start: { composition, cutouts: [] } };
    },
  });
}

/** Where the product of a cut-out piece is sold. */
function linkOfPiece({ composition, cutouts }: StudioBoard, index: number): string | null | undefined {
  const cutoutId = composition.pieces[index]?.cutoutId;
  return cutouts.find((cutout) => cutout.cutoutId === cutoutId)?.item.itemLink;
}

/** Where an item is in the composition; -1 if it is not. The i-th item of a name is the i-th piece of that name. */
export function pieceOfItem(
  pieces: Composition["pieces"],
  items: readonly Pick<OutfitItem, "itemId" | "itemName">[],
  itemId: string,
): number {
  const item = items.find((one) => one.itemId === itemId);
  if (!item) return -1;
  const name = pieceNameOf(item.itemName);
  const sameName = items.filter(({ itemName }) => pieceNameOf(itemName) === name);
  const place = sameName.indexOf(item);
  const indexes = pieces.flatMap(({ itemName = "" }, index) => (pieceNameOf(itemName) === name ? index : []));
  return indexes[place] ?? -1;
}

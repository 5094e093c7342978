import type { InfiniteData } from "@tanstack/react-query";
import type { Followed } from "#app/lib/next-page.ts";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";

type Loaded = InfiniteData<Followed<BoardPage>, unknown>;

/** A list with one entry at another place. */
export function movedTo<T extends { _id: string }>(entries: readonly T[], id: string, index: number): T[] {
  const moved = entries.find(({ _id }) => _id === id);
  if (!moved) return [...entries];
  const others = entries.filter(({ _id }) => _id !== id);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** The id of the entry before one, or null at the front. */
export function entryBefore(entries: readonly { _id: string }[], id: string): string | null {
  return entries[entries.findIndex(({ _id }) => _id === id) - 1]?._id ?? null;
}

/** The loaded pages of a board with their outfits in another order. */
export function withOrder(loaded: Loaded, outfits: readonly BoardOutfit[]): Loaded {
  let start = 0;
  return {
    ...loaded,
    pages: loaded.pages.map((page, index) => {
      const isLast = index === loaded.pages.length - 1;
      const end = isLast ? outfits.length : start + page.outfits.length;
      const part = outfits.slice(start, end);
      start = end;
      return { ...page, outfits: part };
    }),
  };
}

/** The loaded pages of a board without an outfit. */
export function withoutOutfit(loaded: Loaded, id: string): Loaded {
  return {
    ...loaded,
    pages: loaded.pages.map(({ board, outfits, ...page }) => ({
      ...page,
      board: { ...board, numberOfOutfits: board.numberOfOutfits - 1 },
      outfits: outfits.filter(({ _id }) => _id !== id),
    })),
  };
}

/** The loaded pages of a board that has become public or private. */
export function withSharing(loaded: Loaded, isPublic: boolean): Loaded {
  return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, board: { ...page.board, isPublic } })) };
}

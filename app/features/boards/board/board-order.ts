import type { InfiniteData } from "@tanstack/react-query";
import type { Followed } from "#app/lib/next-page.ts";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";

type Loaded = InfiniteData<Followed<BoardPage>, unknown>;

export function movedTo<T extends { _id: string }>(entries: readonly T[], id: string, index: number): T[] {
  const moved = entries.find(({ _id }) => _id === id);
  if (!moved) return [...entries];
  const others = entries.filter(({ _id }) => _id !== id);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** Null at the front. */
export function entryBefore(entries: readonly { _id: string }[], id: string): string | null {
  return entries[entries.findIndex(({ _id }) => _id === id) - 1]?._id ?? null;
}

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

export function withSharing(loaded: Loaded, isPublic: boolean): Loaded {
  return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, board: { ...page.board, isPublic } })) };
}

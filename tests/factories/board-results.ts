import type { Board, BoardOutfit, BoardPage, SaveResult } from "#contract/boards/boards.ts";
import { outfitSummary } from "./api-results.ts";

/** Valid, deterministic responses about boards for tests of the site without a server. */

export function board(number = 1, changes: Partial<Board> = {}): Board {
  return {
    _id: `board-${number}`,
    name: `Board ${number}`,
    isDefault: false,
    isPublic: false,
    numberOfOutfits: 0,
    covers: [],
    ...changes,
  };
}

export const savedBoard = (changes: Partial<Board> = {}): Board =>
  board(0, { _id: "board-saved", name: "Saved", isDefault: true, ...changes });

export function boardOutfit(number = 1, changes: Partial<BoardOutfit> = {}): BoardOutfit {
  return { ...outfitSummary(number), isAvailable: true, ...changes };
}

/** A board of the caller's with these outfits. */
export function boardPage(outfits: BoardOutfit[], changes: Partial<BoardPage["board"]> = {}): BoardPage {
  return {
    board: {
      ...board(1, { numberOfOutfits: outfits.length }),
      isOwn: true,
      owner: { username: "asha" },
      preview: null,
      ...changes,
    },
    outfits,
  };
}

export function saveResult(changes: Partial<SaveResult> = {}): SaveResult {
  return {
    board: savedBoard({ numberOfOutfits: 1 }),
    outfitId: "outfit-1",
    isSaved: true,
    numberOfSaves: 1,
    asksForAlerts: false,
    ...changes,
  };
}

import { hashKey } from "@tanstack/react-query";
import { UNSAVED_BOARD_KEY } from "#app/entities/session/browsing-data.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { tabStore } from "#app/lib/storage.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { DraftInput, StudioBoard } from "#contract/studio/studio.ts";

/** A draft that could not be saved, or that a page left before it was. */
export interface UnsavedBoard extends StudioBoard, Pick<DraftInput, "outfitId" | "submissionId" | "version"> {
  userId: string;
  /** The pages that it was laid in since it was last known to be saved. */
  savedBy: readonly string[];
  /** Whether a page that was closed or hidden sent this last change, so that the stored draft may have it. */
  mayBeSaved?: boolean;
}

/** That of the signed-in user in this tab. */
export function readUnsavedBoard(): UnsavedBoard | undefined {
  const board = tabStore.readJson(UNSAVED_BOARD_KEY) as UnsavedBoard | null;
  return board && board.userId === useSessionStore.getState().currentUser?._id ? board : undefined;
}

export function writeUnsavedBoard(board: UnsavedBoard): void {
  tabStore.write(UNSAVED_BOARD_KEY, JSON.stringify(board));
}

export function removeUnsavedBoard(): void {
  if (readUnsavedBoard()) tabStore.write(UNSAVED_BOARD_KEY, null);
}

/** The server returns the keys of a board in another order than it was sent. */
export const isSameBoard = (one: Composition, other: Composition): boolean =>
  hashKey([one]) === hashKey([other]);

/** Returns what removes the unsaved board that the tab has now, or the one that is saved; another one stays. */
export function unsavedBoardRemoval(saved: Composition): () => void {
  const before = tabStore.read(UNSAVED_BOARD_KEY);
  return () => {
    const now = readUnsavedBoard();
    if (tabStore.read(UNSAVED_BOARD_KEY) === before || (now && isSameBoard(now.composition, saved)))
      removeUnsavedBoard();
  };
}

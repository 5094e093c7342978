import { create } from "zustand";
import { PIECES_KEY, PIECES_OFF } from "#app/lib/pieces-key.ts";
import { localStore } from "#app/lib/storage.ts";

/**
 * Whether pictures show their pieces: always on the server and in the first render; the document's styles
 * follow the stored choice.
 */
export const usePiecesShown = create<boolean>(() => true);

/** Reads what the inline script of the document has found in storage. */
export function readPiecesShown(): void {
  usePiecesShown.setState(document.documentElement.dataset.pieces !== PIECES_OFF);
}

/** Remembered in this browser. */
export function setPiecesShown(areShown: boolean): void {
  usePiecesShown.setState(areShown);
  document.documentElement.dataset.pieces = areShown ? "" : PIECES_OFF;
  localStore.write(PIECES_KEY, areShown ? "" : PIECES_OFF);
}

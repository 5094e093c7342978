import { create } from "zustand";
import { ITEMS_KEY, ITEMS_OFF } from "#app/entities/outfit/items-key.ts";
import { localStore } from "#app/lib/storage.ts";

/**
 * Whether pictures show their items: always on the server and in the first render; the document's styles
 * follow the stored choice.
 */
export const useItemsShown = create<boolean>(() => true);

/** Reads what the inline script of the document has found in storage. */
export function readItemsShown(): void {
  useItemsShown.setState(document.documentElement.dataset.pieces !== ITEMS_OFF);
}

/** Remembered in this browser. */
export function setItemsShown(areShown: boolean): void {
  useItemsShown.setState(areShown);
  document.documentElement.dataset.pieces = areShown ? "" : ITEMS_OFF;
  localStore.write(ITEMS_KEY, areShown ? "" : ITEMS_OFF);
}

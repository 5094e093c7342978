import { create } from "zustand";
import { useCurrentUser } from "#app/lib/session-store.ts";

const STORAGE_KEY = "openedItems";

/** Item ids by user and outfit. */
type OpenedItems = Record<string, readonly string[]>;

const NO_ITEMS: readonly string[] = [];

/** Rendered only once the session is known, so never on the server. */
const useOpenedItemsStore = create<OpenedItems>(readStored);

function readStored(): OpenedItems {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(([, ids]) => Array.isArray(ids)) as [string, string[]][],
    );
  } catch {
    return {};
  }
}

function markOpened(key: string, itemId: string): void {
  const ids = useOpenedItemsStore.getState()[key] ?? NO_ITEMS;
  if (ids.includes(itemId)) return;
  useOpenedItemsStore.setState({ [key]: [...ids, itemId] });
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(useOpenedItemsStore.getState()));
  } catch {
    // The marks then last as long as the page.
  }
}

/** The ids of the outfit's items whose shop the user has opened in this tab, and the function that adds one. */
export function useOpenedItems(outfitId: string): [readonly string[], (itemId: string) => void] {
  const key = `${useCurrentUser()?._id} ${outfitId}`;
  const ids = useOpenedItemsStore((opened) => opened[key] ?? NO_ITEMS);
  return [ids, (itemId) => markOpened(key, itemId)];
}

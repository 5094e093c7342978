import { create } from "zustand";
import { OPENED_ITEMS_KEY } from "#app/entities/session/browsing-data.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { tabStore } from "#app/lib/storage.ts";

/** Item ids by user and outfit. */
type OpenedItems = Record<string, readonly string[]>;

const NO_ITEMS: readonly string[] = [];

/** Rendered only once the session is known, so never on the server. */
const useOpenedItemsStore = create<OpenedItems>(readStored);

function readStored(): OpenedItems {
  const stored = tabStore.readJson(OPENED_ITEMS_KEY) ?? {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, ids]) => Array.isArray(ids)) as [string, string[]][],
  );
}

function markOpened(key: string, itemId: string): void {
  const ids = useOpenedItemsStore.getState()[key] ?? NO_ITEMS;
  if (ids.includes(itemId)) return;
  useOpenedItemsStore.setState({ [key]: [...ids, itemId] });
  tabStore.write(OPENED_ITEMS_KEY, JSON.stringify(useOpenedItemsStore.getState()));
}

const keyOf = (userId: string | undefined, outfitId: string) => `${userId} ${outfitId}`;

/** Returns a function that gives the ids of an outfit's items whose shop the user has opened in this tab. */
export function useOpenedIds(): (outfitId: string) => readonly string[] {
  const userId = useCurrentUser()?._id;
  const opened = useOpenedItemsStore();
  return (outfitId) => opened[keyOf(userId, outfitId)] ?? NO_ITEMS;
}

/**
 * The ids of the outfit's items whose shop the user has opened in this tab, and a function that adds one.
 */
export function useOpenedItems(outfitId: string): [readonly string[], (itemId: string) => void] {
  const key = keyOf(useCurrentUser()?._id, outfitId);
  const ids = useOpenedItemsStore((opened) => opened[key] ?? NO_ITEMS);
  return [ids, (itemId) => markOpened(key, itemId)];
}

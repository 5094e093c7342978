import { useSyncExternalStore } from "react";
import { useCurrentUser } from "#app/lib/session-store.ts";

/** The items, by outfit, whose shop has been visited since the tab was opened; apart for each user of the tab. */
const KEY = "openedItems";
type OpenedItems = Record<string, readonly string[]>;

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let opened: OpenedItems | undefined;

function read(): OpenedItems {
  opened ??= readKept();
  return opened;
}

function readKept(): OpenedItems {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([, ids]) => Array.isArray(ids)) as [string, string[]][],
    );
  } catch {
    return {};
  }
}

function mark(place: string, itemId: string): void {
  const before = read();
  const ids = before[place] ?? NONE;
  if (ids.includes(itemId)) return;
  opened = { ...before, [place]: [...ids, itemId] };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {
    // The marks then last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of an outfit's items whose link has been opened in this session, and how to add one. */
export function useOpenedItems(outfitId: string): [readonly string[], (itemId: string) => void] {
  const place = `${useCurrentUser()?._id} ${outfitId}`;
  const ids = useSyncExternalStore(
    subscribe,
    () => read()[place] ?? NONE,
    () => NONE,
  );
  return [ids, (itemId) => mark(place, itemId)];
}

import { useSyncExternalStore } from "react";

export type ListView = "grid" | "list";

const KEY = "outfitView";
const listeners = new Set<() => void>();
/** For this visit, where the browser keeps nothing. */
let chosen: ListView | undefined;

function read(): ListView {
  if (chosen) return chosen;
  try {
    return localStorage.getItem(KEY) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

function choose(view: ListView): void {
  chosen = view;
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // The choice then lasts for this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether outfits stand as a grid or a list, remembered in this browser; a grid in the server's and the first client render. */
export function useListView(): [ListView, (view: ListView) => void] {
  return [useSyncExternalStore(subscribe, read, () => "grid"), choose];
}

import { create } from "zustand";

export type ListView = "grid" | "list";

const STORAGE_KEY = "outfitView";

/** The server and the first client render use the initial state. */
const useListViewStore = create<ListView>(() => "grid");
if (!import.meta.env.SSR) useListViewStore.setState(readStored());

function readStored(): ListView {
  try {
    return localStorage.getItem(STORAGE_KEY) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

function choose(view: ListView): void {
  useListViewStore.setState(view);
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Whether outfits are shown as a grid or a list, remembered in this browser. */
export function useListView(): [ListView, (view: ListView) => void] {
  return [useListViewStore(), choose];
}

import { create } from "zustand";

export type ListLayout = "grid" | "list";

const STORAGE_KEY = "outfitView";

/** The server and the first client render use the initial state. */
const useListLayoutStore = create<ListLayout>(() => "grid");
if (!import.meta.env.SSR) useListLayoutStore.setState(readStored());

function readStored(): ListLayout {
  try {
    return localStorage.getItem(STORAGE_KEY) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

function choose(view: ListLayout): void {
  useListLayoutStore.setState(view);
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Whether outfits are shown as a grid or a list, remembered in this browser. */
export function useListLayout(): [ListLayout, (view: ListLayout) => void] {
  return [useListLayoutStore(), choose];
}

import { create } from "zustand";
import { LIST_VIEW, OUTFIT_VIEW_KEY } from "#app/lib/list-view-key.ts";

export type ListLayout = "grid" | "list";

/** For the controls alone; the entries follow the document's mark, from the first paint. The server and the first render use the initial state. */
const useListLayoutStore = create<ListLayout>(() => "grid");
if (!import.meta.env.SSR && document.documentElement.dataset[OUTFIT_VIEW_KEY] === LIST_VIEW)
  useListLayoutStore.setState(LIST_VIEW);

function choose(view: ListLayout): void {
  useListLayoutStore.setState(view);
  document.documentElement.dataset[OUTFIT_VIEW_KEY] = view;
  try {
    localStorage.setItem(OUTFIT_VIEW_KEY, view);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Whether outfits are shown as a grid or a list, remembered in this browser. */
export function useListLayout(): [ListLayout, (view: ListLayout) => void] {
  return [useListLayoutStore(), choose];
}

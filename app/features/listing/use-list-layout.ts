import { create } from "zustand";
import { LIST_VIEW, OUTFIT_VIEW_KEY } from "#app/entities/outfit/list-view-key.ts";
import { localStore } from "#app/lib/storage.ts";

export type ListLayout = "grid" | "list";

/**
 * For the controls alone; the entries follow the document's mark, from the first paint. The server and the
 * first render use the initial state.
 */
const useListLayoutStore = create<ListLayout>(() => "grid");
if (!import.meta.env.SSR && document.documentElement.dataset[OUTFIT_VIEW_KEY] === LIST_VIEW)
  useListLayoutStore.setState(LIST_VIEW);

function choose(view: ListLayout): void {
  useListLayoutStore.setState(view);
  document.documentElement.dataset[OUTFIT_VIEW_KEY] = view;
  localStore.write(OUTFIT_VIEW_KEY, view);
}

/** Whether outfits are shown as a grid or a list, remembered in this browser. */
export function useListLayout(): [ListLayout, (view: ListLayout) => void] {
  return [useListLayoutStore(), choose];
}

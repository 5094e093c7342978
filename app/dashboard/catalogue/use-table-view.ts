import { DEFAULT_VIEW, parseView } from "#app/dashboard/catalogue/table-view.ts";
import { useListView } from "#app/dashboard/frame/use-list-view.ts";

/** The table's search, filters, order and page: as the controls have them, and as the table shows them. */
export function useTableView() {
  const { view, applied, isApplied, change, correctPage } = useListView(DEFAULT_VIEW, parseView);
  const { sortBy, sort } = view;
  // Choices show at once; a search waits until typing pauses, except when it is cleared.
  const searchTerm = view.searchTerm === "" ? "" : applied.searchTerm;
  return {
    view,
    applied,
    isApplied,
    shown: { ...view, searchTerm },
    change,
    correctPage,
    clear: () => change({ ...DEFAULT_VIEW, sortBy, sort }),
  };
}

import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  changeView,
  DEFAULT_VIEW,
  parseView,
  type TableView,
  viewToSearch,
} from "#app/features/admin/table/table-view.ts";
import { useDebouncedDraft } from "#app/lib/use-debounced-draft.ts";

/**
 * The table's search, filters, order and page: as the controls have them, and as the table shows them. The URL follows after 300 ms without a
 * change. Choices push a history entry, typing replaces the current one.
 */
export function useTableView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const applied = useMemo(() => parseView(new URLSearchParams(search)), [search]);
  const [view, setView] = useDebouncedDraft(applied, viewToSearch, (wanted) => {
    const isTyping =
      wanted.searchTerm !== applied.searchTerm &&
      viewToSearch({ ...wanted, searchTerm: "", page: 1 }) ===
        viewToSearch({ ...applied, searchTerm: "", page: 1 });
    navigate({ search: viewToSearch(wanted) }, { replace: isTyping, preventScrollReset: true });
  });

  const change = useCallback(
    (changes: Partial<TableView>) => setView((before) => changeView(before, changes)),
    [setView],
  );
  const clear = useCallback(
    () => setView(({ sortBy, sort }) => ({ ...DEFAULT_VIEW, sortBy, sort })),
    [setView],
  );

  // Choices show at once; a search waits until typing pauses, except when it is cleared.
  const searchTerm = view.searchTerm === "" ? "" : applied.searchTerm;
  return { view, shown: { ...view, searchTerm }, change, clear };
}

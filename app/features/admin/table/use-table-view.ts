import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import {
  changeView,
  DEFAULT_VIEW,
  parseView,
  type TableView,
  viewToSearch,
} from "#app/features/admin/table/table-view.ts";
import { SEARCH_DEBOUNCE_MS } from "#contract/limits.ts";

/** Marks history entries that the controls made, which must not overwrite what is being typed. */
const FROM_CONTROLS = { table: "controls" };

/**
 * The table's search, filters, order and page. The table follows immediately, the URL after 300 ms without a change.
 * Choices push a history entry, typing replaces the current one.
 */
export function useTableView() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const byControls = useNavigationType() !== "POP" && state?.table === FROM_CONTROLS.table;
  const inAddress = useMemo(() => parseView(new URLSearchParams(search)), [search]);
  const [view, setView] = useState(inAddress);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (!byControls) setView(inAddress);
  }

  const change = useCallback(
    (changes: Partial<TableView>) => setView((before) => changeView(before, changes)),
    [],
  );
  const clear = useCallback(() => setView(({ sortBy, sort }) => ({ ...DEFAULT_VIEW, sortBy, sort })), []);

  useEffect(() => {
    const wanted = viewToSearch(view);
    if (wanted === viewToSearch(inAddress)) return;
    const timer = setTimeout(() => {
      const typedOnly =
        viewToSearch({ ...view, searchTerm: "", page: 1 }) ===
        viewToSearch({ ...inAddress, searchTerm: "", page: 1 });
      const replace = typedOnly && view.searchTerm !== inAddress.searchTerm;
      navigate({ search: wanted }, { replace, preventScrollReset: true, state: FROM_CONTROLS });
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [view, inAddress, navigate]);

  return { view, change, clear };
}

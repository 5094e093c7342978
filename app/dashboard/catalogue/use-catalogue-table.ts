import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { adminTableQuery } from "#app/dashboard/catalogue/catalogue-api.ts";
import { DEFAULT_VIEW, parseView, type TableView, viewToQuery } from "#app/dashboard/catalogue/table-view.ts";
import { useListView } from "#app/dashboard/frame/list-view.ts";
import { ADMIN_PAGE_SIZE } from "#contract/limits.ts";

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

/** The page of outfits that a view shows. The next page is fetched ahead. */
export function useAdminTable(view: TableView) {
  const client = useQueryClient();
  const result = useQuery(adminTableQuery(viewToQuery(view)));
  const { data, isPlaceholderData } = result;

  const fetchNextPage = useEffectEvent((total: number) => {
    if (view.page * ADMIN_PAGE_SIZE < total) {
      void client.prefetchQuery(adminTableQuery(viewToQuery({ ...view, page: view.page + 1 })));
    }
  });
  useEffect(() => {
    if (data && !isPlaceholderData) fetchNextPage(data.total);
  }, [data, isPlaceholderData]);

  return result;
}

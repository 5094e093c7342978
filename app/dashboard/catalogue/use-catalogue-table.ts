import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { adminTableQuery } from "#app/dashboard/catalogue/catalogue-api.ts";
import { DEFAULT_VIEW, parseView, type TableView, viewToQuery } from "#app/dashboard/catalogue/table-view.ts";
import { useListView } from "#app/dashboard/frame/list-view.ts";
import { ADMIN_PAGE_SIZE } from "#contract/limits.ts";

export function useTableView() {
  const { view, applied, isApplied, change, correctPage } = useListView(DEFAULT_VIEW, parseView);
  const { sortBy, sort } = view;
  // The table follows choices at once, and a search when typing pauses or when it is cleared.
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

/** Also fetches the next page ahead. */
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

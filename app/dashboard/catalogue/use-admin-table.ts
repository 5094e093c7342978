import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { adminTableQuery } from "#app/dashboard/catalogue/table-api.ts";
import { type TableView, viewToQuery } from "#app/dashboard/catalogue/table-view.ts";
import { ADMIN_PAGE_SIZE } from "#contract/limits.ts";

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

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { adminTableQuery } from "#app/features/admin/api/admin-table.ts";
import { type TableView, viewToQuery } from "#app/features/admin/table/table-view.ts";
import { ADMIN_PAGE_SIZE } from "#contract/limits.ts";

/** The page of outfits that a view shows. The next page is fetched ahead; a page beyond the last one leads to the last. */
export function useAdminTable(view: TableView, onPage: (page: number) => void) {
  const client = useQueryClient();
  const result = useQuery(adminTableQuery(viewToQuery(view)));
  const { data, isPlaceholderData } = result;

  const followPage = useEffectEvent((total: number) => {
    const pageCount = Math.ceil(total / ADMIN_PAGE_SIZE);
    if (view.page < pageCount) {
      void client.prefetchQuery(adminTableQuery(viewToQuery({ ...view, page: view.page + 1 })));
    } else if (view.page > pageCount && pageCount > 0) onPage(pageCount);
  });
  useEffect(() => {
    if (data && !isPlaceholderData) followPage(data.total);
  }, [data, isPlaceholderData]);

  return result;
}

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { AdminListQuery, AdminTable } from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

/** Prefix of the query keys of all pages of the table. */
export const ADMIN_TABLE_KEY = ["outfits", "admin"];

/**
 * A page of outfits, inactive ones included, with the statistics of the catalogue. The former page is shown
 * until it arrives.
 */
export function adminTableQuery(query: AdminListQuery) {
  const values = Object.entries(query).filter(([, value]) => value !== undefined);
  const params = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  return queryOptions({
    queryKey: [...ADMIN_TABLE_KEY, String(params)],
    meta: { personal: true, failureMessage: ADMIN_MESSAGES.listFailed },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      browserApi<AdminTable>({ path: `/outfit/admin/getalloutfits?${params}`, signal }),
  });
}

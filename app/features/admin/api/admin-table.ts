import { queryOptions } from "@tanstack/react-query";
import type { AdminTable } from "#contract/admin-outfits.ts";
import type { ApiClient } from "#contract/api-client.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

/** All outfits, inactive ones included, newest first. */
export function adminTableQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["outfits", "admin"],
    meta: { personal: true, failureMessage: ADMIN_MESSAGES.listFailed },
    queryFn: ({ signal }) => api<AdminTable>({ path: "/outfit/admin/getalloutfits?fields=table", signal }),
  });
}

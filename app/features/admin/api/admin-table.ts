import { queryOptions } from "@tanstack/react-query";
import type { AdminTable } from "#contract/admin-outfits.ts";
import type { ApiClient } from "#contract/api-client.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

/** Every outfit of the shop, hidden ones included, as the table shows them: newest first. */
export function adminTableQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["outfits", "admin"],
    meta: { personal: true, failureMessage: ADMIN_MESSAGES.listFailed },
    queryFn: ({ signal }) => api<AdminTable>({ path: "/outfit/admin/getalloutfits?fields=table", signal }),
  });
}

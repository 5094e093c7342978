import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { AdminTable } from "#contract/admin-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

/** All outfits, inactive ones included, newest first. */
export function adminTableQuery() {
  return queryOptions({
    queryKey: ["outfits", "admin"],
    meta: { personal: true, failureMessage: ADMIN_MESSAGES.listFailed },
    queryFn: ({ signal }) =>
      browserApi<AdminTable>({ path: "/outfit/admin/getalloutfits?fields=table", signal }),
  });
}

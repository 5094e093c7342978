import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";

/** The number of entries in a signed-in user's cart. */
export function cartCountQuery(api: ApiClient, userId: string | undefined) {
  return queryOptions({
    queryKey: ["cart", "count", userId],
    meta: { personal: true, failureMessage: "Loading the cart count failed" },
    queryFn: ({ signal }) => api<{ outfitCount: number }>({ path: "/cart/count", signal }),
    enabled: userId !== undefined,
  });
}

import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";

/** How many entries the cart of a signed-in user has. */
export function cartCountQuery(api: ApiClient, userId: string | undefined) {
  return queryOptions({
    queryKey: ["cart", "count", userId],
    meta: { personal: true, failureMessage: "Loading the cart count failed" },
    queryFn: ({ signal }) => api<{ outfitCount: number }>({ path: "/cart/count", signal }),
    enabled: userId !== undefined,
  });
}

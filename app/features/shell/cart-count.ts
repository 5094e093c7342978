import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";

/** The number of entries in a signed-in user's cart. */
export function cartCountQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ["cart", "count", userId],
    meta: { personal: true, failureMessage: "Loading the cart count failed" },
    queryFn: ({ signal }) => browserApi<{ outfitCount: number }>({ path: "/cart/count", signal }),
    enabled: userId !== undefined,
  });
}

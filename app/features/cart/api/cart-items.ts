import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";
import type { CartItems } from "#contract/cart.ts";

/** The pieces of an entry's outfit with the links under which they are sold. */
export function cartItemsQuery(api: ApiClient, cartOutfitId: string) {
  return queryOptions({
    queryKey: ["cart", "items", cartOutfitId],
    meta: { personal: true, failureMessage: "Loading the items failed" },
    queryFn: ({ signal }) =>
      api<CartItems>({ path: `/cart/outfit/${encodeURIComponent(cartOutfitId)}/items`, signal }),
  });
}

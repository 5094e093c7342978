import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { CartItems } from "#contract/cart/cart.ts";

/** The items of an entry, with their links. */
export function cartItemsQuery(cartOutfitId: string) {
  return queryOptions({
    queryKey: ["cart", "items", cartOutfitId],
    meta: { personal: true, failureMessage: "Loading the items failed" },
    queryFn: ({ signal }) =>
      browserApi<CartItems>({ path: `/cart/outfit/${encodeURIComponent(cartOutfitId)}/items`, signal }),
  });
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { Cart } from "#contract/cart/cart.ts";

export function cartQuery(userId: string) {
  return queryOptions({
    queryKey: ["cart", "whole", userId],
    meta: { personal: true, failureMessage: "Loading the cart failed" },
    queryFn: ({ signal }) => browserApi<Cart>({ path: "/cart", signal }),
  });
}

/** The number of entries in a signed-in user's cart. */
export function cartCountQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ["cart", "count", userId],
    meta: { personal: true, failureMessage: "Loading the cart count failed" },
    queryFn: ({ signal }) => browserApi<{ outfitCount: number }>({ path: "/cart/count", signal }),
    enabled: userId !== undefined,
  });
}

/** Shows the cart that a change returned, on its screen and on the badge. */
export function cacheCart(queryClient: QueryClient, userId: string, cart: Cart): void {
  const [{ queryKey }, count] = [cartQuery(userId), cartCountQuery(userId)];
  // A fetch under way would return an older cart.
  void queryClient.cancelQueries({ queryKey });
  void queryClient.cancelQueries({ queryKey: count.queryKey });
  queryClient.setQueryData(queryKey, cart);
  queryClient.setQueryData(count.queryKey, { outfitCount: cart.outfits.length });
}

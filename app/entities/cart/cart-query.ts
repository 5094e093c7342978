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

export function cacheCart(queryClient: QueryClient, userId: string, cart: Cart): void {
  const { queryKey } = cartQuery(userId);
  // A fetch under way would return an older cart.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, cart);
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { ApiClient } from "#contract/api-client.ts";
import type { Cart } from "#contract/cart.ts";

/** The cart of a signed-in user, whole. */
export function cartQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ["cart", "whole", userId],
    meta: { personal: true, failureMessage: "Loading the cart failed" },
    queryFn: ({ signal }) => api<Cart>({ path: "/cart", signal }),
  });
}

/** Puts the cart as a call has answered it in the place of what is kept. */
export function keepCart(queryClient: QueryClient, userId: string, cart: Cart): void {
  const { queryKey } = cartQuery(browserApi, userId);
  // What is being fetched at this moment is older.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, cart);
}

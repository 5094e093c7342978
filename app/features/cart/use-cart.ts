import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { cartQuery } from "#app/features/cart/api/cart.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { followCart } from "#app/lib/cart-updated.ts";

/** Somebody's cart, also as other tabs change it; a failure to load it is only logged (spec section 8). */
export function useCart(userId: string) {
  const { data: cart, isError, refetch } = useQuery(cartQuery(browserApi, userId));

  // Changes made here answer with the cart themselves.
  useEffect(
    () =>
      followCart((where) => {
        if (where === "elsewhere") void refetch();
      }),
    [refetch],
  );

  return { cart, failed: isError && !cart, retry: useCallback(() => void refetch(), [refetch]) };
}

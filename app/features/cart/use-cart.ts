import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { cartQuery } from "#app/entities/cart/cart-query.ts";
import { followCart } from "#app/entities/cart/cart-updated.ts";

/** The user's cart, refetched when another tab changes it. */
export function useCart(userId: string) {
  const { data: cart, isError, refetch } = useQuery(cartQuery(userId));

  // Changes in this tab return the cart.
  useEffect(
    () =>
      followCart((where) => {
        if (where === "elsewhere") void refetch();
      }),
    [refetch],
  );

  return { cart, failed: isError && !cart, retry: useCallback(() => void refetch(), [refetch]) };
}

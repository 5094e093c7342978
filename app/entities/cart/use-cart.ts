import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { cartQuery } from "#app/entities/cart/cart-query.ts";
import { followCart } from "#app/entities/cart/cart-updated.ts";

interface Options {
  enabled?: boolean;
  /** How long a cart is shown without being fetched again, in ms. */
  staleTime?: number;
}

/** The user's cart, refetched when another tab changes it. */
export function useCart(userId: string, { enabled = true, staleTime = 0 }: Options = {}) {
  const { data: cart, isError, refetch } = useQuery({ ...cartQuery(userId), enabled, staleTime });

  // Changes in this tab return the cart.
  useEffect(() => {
    if (!enabled) return;
    return followCart((where) => {
      if (where === "elsewhere") void refetch();
    });
  }, [enabled, refetch]);

  return { cart, failed: isError && !cart, retry: useCallback(() => void refetch(), [refetch]) };
}

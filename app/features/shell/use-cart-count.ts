import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { cartCountQuery } from "#app/entities/cart/cart-query.ts";
import { followCart } from "#app/entities/cart/cart-updated.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";

/**
 * The number on the cart badge: 0 while signed out or unknown, refetched when the cart changes in this
 * or another tab.
 */
export function useCartCount(): number {
  const userId = useCurrentUser()?._id;
  const { data, refetch } = useQuery(cartCountQuery(userId));

  useEffect(() => {
    if (userId === undefined) return;
    return followCart(() => void refetch());
  }, [userId, refetch]);

  return data?.outfitCount ?? 0;
}

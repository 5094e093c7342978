import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { followCart } from "#app/entities/cart/cart-updated.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { browserApi } from "#app/lib/api-client.ts";

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

/** The number of entries in a signed-in user's cart. */
function cartCountQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ["cart", "count", userId],
    meta: { personal: true, failureMessage: "Loading the cart count failed" },
    queryFn: ({ signal }) => browserApi<{ outfitCount: number }>({ path: "/cart/count", signal }),
    enabled: userId !== undefined,
  });
}

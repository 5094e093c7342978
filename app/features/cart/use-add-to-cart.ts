import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cacheCart } from "#app/entities/cart/cart-query.ts";
import { announceCartUpdated } from "#app/entities/cart/cart-updated.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { addOutfit } from "#app/features/cart/cart-changes.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { showToast } from "#app/ui/toast.tsx";
import { ADD_TO_CART_MESSAGES, addedToCart } from "#contract/messages/cart.ts";

/** Adds an outfit to the user's cart and shows a toast. Ignored while the outfit is already being added. */
export function useAddToCart(userId: string, outfitId: string) {
  const queryClient = useQueryClient();
  const { keyFor, settle } = useIdempotencyKey();
  const mutationKey = ["cart", "add", userId, outfitId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    meta: { failureMessage: "Adding to the cart failed" },
    mutationFn: (quantity: number) => addOutfit(outfitId, quantity, keyFor(String(quantity))),
    onSuccess: ({ cart, outfitName }) => {
      settle();
      // The user may have signed out since.
      if (useSessionStore.getState().currentUser?._id === userId) cacheCart(queryClient, userId, cart);
      announceCartUpdated();
      void showToast("success", addedToCart(outfitName));
    },
    onError: (error) => void showToast("error", failureText(error, ADD_TO_CART_MESSAGES.failed)),
  });

  return {
    add: (quantity: number, onAdded: () => void) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(quantity, { onSuccess: onAdded });
    },
    busy: isPending,
  };
}

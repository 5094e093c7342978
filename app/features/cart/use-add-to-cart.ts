import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { keepCart } from "#app/features/cart/api/cart.ts";
import { addOutfit } from "#app/features/cart/api/cart-changes.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { announceCartUpdated } from "#app/lib/cart-updated.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { logFailure } from "#app/lib/log.ts";
import { useSessionStore } from "#app/lib/session-store.ts";
import { useAttemptKey } from "#app/lib/use-attempt-key.ts";
import { showToast } from "#app/ui/toast.tsx";
import { addedToCart, CART_MESSAGES } from "#contract/messages/cart.ts";

/** Adds an outfit to the user's cart and shows a toast; resolves to whether it has been added. */
export function useAddToCart(userId: string, outfitId: string) {
  const queryClient = useQueryClient();
  const { keyFor, settle } = useAttemptKey();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  async function add(quantity: number): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    try {
      const answer = await addOutfit(browserApi, outfitId, quantity, keyFor(String(quantity)));
      settle();
      if (useSessionStore.getState().currentUser?._id === userId) keepCart(queryClient, userId, answer.cart);
      announceCartUpdated();
      void showToast("success", addedToCart(answer.outfitName));
      return true;
    } catch (error) {
      logFailure("Adding to the cart failed", error);
      void showToast("error", failureText(error, CART_MESSAGES.addFailed));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { add, busy };
}

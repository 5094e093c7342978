import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { cartQuery, keepCart } from "#app/features/cart/api/cart.ts";
import { clearCart, removeEntry, setQuantity } from "#app/features/cart/api/cart-changes.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { announceCartUpdated } from "#app/lib/cart-updated.ts";
import { logFailure } from "#app/lib/log.ts";
import { useSessionStore } from "#app/lib/session-store.ts";
import { showToast } from "#app/ui/toast.tsx";
import { ApiFailure } from "#contract/api-client.ts";
import type { Cart } from "#contract/cart.ts";
import { CART_MESSAGES } from "#contract/messages/cart.ts";

/** Duration of success toasts; failures are shown longer. */
const SUCCESS_TOAST_MS = 2_500;

/** What is said about a change: it is done, the server has refused it, or it could not be asked. */
interface Wording {
  done: string;
  refused: string;
  broken: string;
}

const QUANTITY: Wording = {
  done: CART_MESSAGES.quantityUpdated,
  refused: CART_MESSAGES.quantityFailed,
  broken: CART_MESSAGES.quantityFailed,
};
const REMOVAL: Wording = {
  done: CART_MESSAGES.removed,
  refused: CART_MESSAGES.removeFailed,
  broken: CART_MESSAGES.removeError,
};
const CLEARANCE: Wording = {
  done: CART_MESSAGES.cleared,
  refused: CART_MESSAGES.clearFailed,
  broken: CART_MESSAGES.clearError,
};

/**
 * Changes of somebody's cart. They go one after the other, so that the last answer is the truth; each answers with the
 * whole cart, which replaces the one at hand. Every change resolves to whether it has been made.
 */
export function useCartChanges(userId: string) {
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const calls = useMutation({
    mutationFn: (call: () => Promise<Cart>) => call(),
    scope: { id: "cart" },
  });

  async function perform(name: string, call: () => Promise<Cart>, wording: Wording): Promise<boolean> {
    if (underWay.current.has(name)) return false;
    underWay.current.add(name);
    setBusy(new Set(underWay.current));
    try {
      const cart = await calls.mutateAsync(call);
      // An answer to somebody who has signed out meanwhile is nobody's cart.
      if (useSessionStore.getState().currentUser?._id !== userId) return false;
      keepCart(queryClient, userId, cart);
      announceCartUpdated();
      void showToast("success", wording.done, SUCCESS_TOAST_MS);
      return true;
    } catch (error) {
      logFailure("Changing the cart failed", error);
      const refused = error instanceof ApiFailure;
      void showToast("error", refused ? wording.refused : wording.broken);
      // What the server refuses is not as it is shown here.
      if (refused) void queryClient.invalidateQueries({ queryKey: cartQuery(browserApi, userId).queryKey });
      return false;
    } finally {
      underWay.current.delete(name);
      setBusy(new Set(underWay.current));
    }
  }

  return {
    /** The ids of the entries whose change is under way. */
    busy,
    setQuantity: (id: string, quantity: number) =>
      perform(id, () => setQuantity(browserApi, id, quantity), QUANTITY),
    remove: (id: string) => perform(id, () => removeEntry(browserApi, id), REMOVAL),
    clear: () => perform("clear", () => clearCart(browserApi), CLEARANCE),
  };
}

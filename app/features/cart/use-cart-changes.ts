import { notifyManager, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { cacheCart, cartQuery } from "#app/entities/cart/cart-query.ts";
import { announceCartUpdated } from "#app/entities/cart/cart-updated.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { Cart } from "#contract/cart/cart.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { CART_MESSAGES } from "#contract/messages/cart.ts";

/** Duration of success toasts; failures are shown longer. */
const SUCCESS_TOAST_MS = 2_500;

type CartChange =
  | { kind: "quantity"; entryId: string; quantity: number }
  | { kind: "remove"; entryId: string }
  | { kind: "clear"; entryId?: undefined };

/** The toast after a change: it succeeded, the server rejected it, or the server could not be reached. */
const MESSAGES = {
  quantity: {
    succeeded: CART_MESSAGES.quantityUpdated,
    rejected: CART_MESSAGES.quantityFailed,
    unreachable: CART_MESSAGES.quantityFailed,
  },
  remove: {
    succeeded: CART_MESSAGES.removed,
    rejected: CART_MESSAGES.removeFailed,
    unreachable: CART_MESSAGES.removeError,
  },
  clear: {
    succeeded: CART_MESSAGES.cleared,
    rejected: CART_MESSAGES.clearFailed,
    unreachable: CART_MESSAGES.clearError,
  },
};

/**
 * Changes the user's cart. The calls run one after the other, because each returns the whole cart, which
 * replaces the cached one. A change of an entry that is already being changed is ignored.
 */
export function useCartChanges(userId: string) {
  const queryClient = useQueryClient();
  const mutationKey = ["cart", "change", userId];
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: "cart" },
    meta: { failureMessage: "Changing the cart failed" },
    mutationFn: send,
    onSuccess: (cart, { kind }) => {
      // The user may have signed out since.
      if (useSessionStore.getState().currentUser?._id !== userId) return;
      cacheCart(queryClient, userId, cart);
      announceCartUpdated();
      void showToast("success", MESSAGES[kind].succeeded, SUCCESS_TOAST_MS);
    },
    onError: (error, { kind }) => {
      const rejected = error instanceof ApiFailure;
      void showToast("error", MESSAGES[kind][rejected ? "rejected" : "unreachable"]);
      // A rejected change means that the cart differs from the one that is shown.
      if (rejected) void queryClient.invalidateQueries({ queryKey: cartQuery(userId).queryKey });
    },
  });
  const busyEntryIds = useBusyEntryIds(queryClient, mutationKey);

  /** Resolves to whether the change was made. */
  async function change(wanted: CartChange): Promise<boolean> {
    const pending = queryClient.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as CartChange).entryId === wanted.entryId,
    });
    if (pending > 0) return false;
    return mutateAsync(wanted).then(
      () => true,
      () => false,
    );
  }

  return {
    busyEntryIds,
    setQuantity: (entryId: string, quantity: number) => change({ kind: "quantity", entryId, quantity }),
    remove: (entryId: string) => change({ kind: "remove", entryId }),
    clear: () => change({ kind: "clear" }),
  };
}

/** In place of `useMutationState`, which every route would load with the framework chunk. */
function useBusyEntryIds(queryClient: QueryClient, mutationKey: readonly string[]): readonly string[] {
  const cache = queryClient.getMutationCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  // Joined, because equal snapshots must be identical.
  const joined = useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ mutationKey, status: "pending" })
      .map(({ state }) => (state.variables as CartChange).entryId ?? "")
      .join(" "),
  );
  return joined.split(" ");
}

function send(change: CartChange): Promise<Cart> {
  switch (change.kind) {
    case "quantity":
      return setQuantity(change.entryId, change.quantity);
    case "remove":
      return removeEntry(change.entryId);
    case "clear":
      return clearCart();
  }
}

function setQuantity(cartOutfitId: string, quantity: number): Promise<Cart> {
  return browserApi({ method: "PUT", path: `${entryPath(cartOutfitId)}/quantity`, body: { quantity } });
}

function removeEntry(cartOutfitId: string): Promise<Cart> {
  return browserApi({ method: "DELETE", path: entryPath(cartOutfitId) });
}

function clearCart(): Promise<Cart> {
  return browserApi({ method: "DELETE", path: "/cart/clear" });
}

function entryPath(cartOutfitId: string): string {
  return `/cart/outfit/${encodeURIComponent(cartOutfitId)}`;
}

import { notifyManager, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { cacheCart, cartQuery } from "#app/entities/cart/cart-query.ts";
import { announceCartUpdated } from "#app/entities/cart/cart-updated.ts";
import { isCurrentUser, requireCurrentUser } from "#app/entities/session/session-store.ts";
import { type CartChange, withChange } from "#app/features/cart/cart-change.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { Cart } from "#contract/cart/cart.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { CART_MESSAGES } from "#contract/messages/cart.ts";

/** Duration of success toasts; failures are shown longer. */
const SUCCESS_TOAST_MS = 2_500;

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

interface PendingChange {
  change: CartChange;
  /** The server's cart, without the pending changes; shared by changes that are queued together. */
  server: { cart: Cart | undefined };
}

/**
 * Shows changes of the cart at once. The calls run one after the other, because each returns the whole cart.
 * A change of an entry with a pending change is ignored.
 */
export function useCartChanges(userId: string) {
  const client = useQueryClient();
  const mutationKey = ["cart", "change", userId];
  const { queryKey } = cartQuery(userId);

  const pendingChanges = () => findPending(client, mutationKey);
  /** Shows the server's cart with the changes that are still pending. */
  function settle(settled: PendingChange) {
    const { cart } = settled.server;
    if (!cart || !isCurrentUser(userId)) return;
    const pending = pendingChanges().filter((other) => other !== settled);
    const shown = pending.reduce((changed, { change }) => withChange(changed, change), cart);
    cacheCart(client, userId, shown);
  }

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: "cart" },
    meta: { failureMessage: "Changing the cart failed" },
    mutationFn: ({ change }: PendingChange) => {
      requireCurrentUser(userId);
      return send(change);
    },
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (shown) => shown && withChange(shown, change));
    },
    onSuccess: (cart, settled) => {
      // The user may have signed out since.
      if (!isCurrentUser(userId)) return;
      settled.server.cart = cart;
      settle(settled);
      announceCartUpdated();
      void showToast("success", MESSAGES[settled.change.kind].succeeded, SUCCESS_TOAST_MS);
    },
    onError: (error, settled) => {
      if (!isCurrentUser(userId)) return;
      const rejected = error instanceof ApiFailure;
      settle(settled);
      void showToast("error", MESSAGES[settled.change.kind][rejected ? "rejected" : "unreachable"]);
      // The server rejects a change if its cart differs from the one that was shown, and may have made one whose
      // response was lost.
      if (pendingChanges().length === 1) void client.invalidateQueries({ queryKey: ["cart"] });
    },
  });
  const busyEntryIds = useBusyEntryIds(client, mutationKey);

  /** Resolves to whether the change was made. */
  async function change(requested: CartChange): Promise<boolean> {
    const pending = pendingChanges();
    if (pending.some((other) => other.change.entryId === requested.entryId)) return false;
    const server = pending[0]?.server ?? { cart: client.getQueryData(queryKey) };
    return mutateAsync({ change: requested, server }).then(
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

function findPending(client: QueryClient, mutationKey: readonly string[]): PendingChange[] {
  const pending = client.getMutationCache().findAll({ mutationKey, status: "pending" });
  return pending.map(({ state }) => state.variables as PendingChange);
}

/** In place of `useMutationState`, which every route would load with the framework chunk. */
function useBusyEntryIds(client: QueryClient, mutationKey: readonly string[]): readonly string[] {
  const cache = client.getMutationCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  // Joined, because equal snapshots must be identical.
  const joined = useSyncExternalStore(subscribe, () =>
    findPending(client, mutationKey)
      .map(({ change }) => change.entryId ?? "")
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

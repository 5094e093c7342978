import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { cartQuery } from "#app/entities/cart/cart-query.ts";
import { followCart } from "#app/entities/cart/cart-updated.ts";
import { CartLoading } from "#app/features/cart/cart-loading.tsx";
import { CartResults } from "#app/features/cart/cart-results.tsx";
import { entryName } from "#app/features/cart/entry-name.ts";
import { FilterBar } from "#app/features/cart/filter-bar.tsx";
import { SummaryBar } from "#app/features/cart/summary-bar.tsx";
import { useCartChanges } from "#app/features/cart/use-cart-changes.ts";
import { useConfirmation } from "#app/features/cart/use-confirmation.tsx";
import {
  type CartView,
  cartPath,
  changedView,
  DEFAULT_CART_VIEW,
  parseCartView,
} from "#app/features/cart/view/cart-view.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { prepareToasts } from "#app/ui/toast.tsx";

/** The contents of a user's cart, with its filters and actions. */
export function CartContents({ userId }: { userId: string }) {
  const { cart, failed, retry } = useCart(userId);
  const changes = useCartChanges(userId);
  const { view, change } = useCartView();
  /** Receives the focus when the focused control is removed. */
  const place = useRef<HTMLElement>(null);
  const { ask, dialog } = useConfirmation(place);

  // Loaded now, so that a network failure can be reported.
  useEffect(prepareToasts, []);

  function content() {
    if (failed) {
      return (
        <EmptyState
          title="Your cart could not be loaded"
          text="Nothing in it is lost. Please try again in a moment."
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        />
      );
    }
    if (!cart) return <CartLoading />;
    if (cart.outfits.length === 0) {
      return (
        <EmptyState
          mark="👗"
          title="Your Collection Awaits"
          text="Add the looks you love, and find the links to every piece here."
          action={<ButtonLink to="/outfit">Explore Outfits</ButtonLink>}
        />
      );
    }
    return (
      <>
        <FilterBar
          view={view}
          onChange={change}
          onClearCart={() =>
            ask({
              type: "danger",
              title: "Clear your cart?",
              message: "This removes every outfit from your cart. It cannot be undone.",
              act: changes.clear,
            })
          }
        />
        <CartResults
          entries={cart.outfits}
          view={view}
          busyEntryIds={changes.busyEntryIds}
          onQuantity={(entry, quantity) => void changes.setQuantity(entry.cartOutfitId, quantity)}
          onRemove={(entry) =>
            ask({
              type: "warning",
              title: "Remove this outfit?",
              message: `${entryName(entry)} will be removed from your cart.`,
              act: () => changes.remove(entry.cartOutfitId),
            })
          }
          onPage={(page) => {
            change({ page });
            place.current?.scrollIntoView();
          }}
          onClearFilters={() => {
            change({ search: DEFAULT_CART_VIEW.search, sort: DEFAULT_CART_VIEW.sort });
            place.current?.focus();
          }}
        />
        <SummaryBar cart={cart} />
      </>
    );
  }

  return (
    <section ref={place} tabIndex={-1} aria-label="Outfits in your cart" className="outline-none">
      {content()}
      {dialog}
    </section>
  );
}

/** The user's cart, refetched when another tab changes it. */
function useCart(userId: string) {
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

/** The cart's view, which is in the URL. Choices push a history entry, typing replaces the current one. */
function useCartView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseCartView(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (changes: Partial<CartView>, typed = false) => {
      navigate(cartPath(changedView(view, changes)), { replace: typed, preventScrollReset: true });
    },
    [view, navigate],
  );
  return { view, change };
}

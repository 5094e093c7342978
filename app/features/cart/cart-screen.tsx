import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCart } from "#app/entities/cart/use-cart.ts";
import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { CartLoading } from "#app/features/cart/cart-loading.tsx";
import { CartResults } from "#app/features/cart/cart-results.tsx";
import { FilterBar } from "#app/features/cart/filter-bar.tsx";
import * as messages from "#app/features/cart/messages.ts";
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
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { prepareToasts } from "#app/ui/toast.tsx";

/**
 * The cart; shown as loading until the session is known, as in the document, which is the same
 * for every visitor.
 */
export function CartScreen() {
  const user = useCurrentUser();
  const known = useSessionKnown();
  return (
    <Container space="tool" className="min-h-page">
      <h1 className="mb-6 font-display text-display-m sm:mb-8">
        {messages.heading[0]}
        <em>{messages.heading[1]}</em>
      </h1>
      {user ? (
        <CartContents key={user._id} userId={user._id} />
      ) : known ? (
        <EmptyState
          mark="🛍️"
          title={messages.signInTitle}
          text={messages.signInText}
          action={<ButtonLink to="/sign-in">{messages.signIn}</ButtonLink>}
        />
      ) : (
        <CartLoading />
      )}
    </Container>
  );
}

function CartContents({ userId }: { userId: string }) {
  const { cart, failed, retry } = useCart(userId);
  const changes = useCartChanges(userId);
  const { view, change } = useCartView();
  /** Receives the focus when the focused control is removed. */
  const section = useRef<HTMLElement>(null);
  const { ask, dialog } = useConfirmation(section);

  // Loaded now, so that a network failure can be reported.
  useEffect(prepareToasts, []);

  function content() {
    if (failed) {
      return (
        <LoadFailure look="block" text={messages.failed} advice={messages.failedAdvice} onRetry={retry} />
      );
    }
    if (!cart) return <CartLoading />;
    if (cart.outfits.length === 0) {
      return (
        <EmptyState
          mark="👗"
          title={messages.emptyTitle}
          text={messages.emptyText}
          action={<ButtonLink to="/outfit">{messages.exploreOutfits}</ButtonLink>}
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
              title: messages.clearQuestion,
              message: messages.clearConsequence,
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
              title: messages.removeQuestion,
              message: messages.removeConsequence(entry),
              act: () => changes.remove(entry.cartOutfitId),
            })
          }
          onPage={(page) => {
            change({ page });
            section.current?.scrollIntoView();
          }}
          onClearFilters={() => {
            change({ search: DEFAULT_CART_VIEW.search, sort: DEFAULT_CART_VIEW.sort });
            section.current?.focus();
          }}
        />
        <SummaryBar cart={cart} />
      </>
    );
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={messages.outfitsInCart} className="outline-none">
      {content()}
      {dialog}
    </section>
  );
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

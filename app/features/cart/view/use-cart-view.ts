import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { type CartView, cartPath, changedView, parseCartView } from "#app/features/cart/view/cart-view.ts";

/** The cart's view, which is in the URL. Choices push a history entry, typing replaces the current one. */
export function useCartView() {
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

import { followTabs, tellTabs } from "#app/lib/tab-channel.ts";

/** Name of the browser event for a changed cart. */
const CART_UPDATED = "cartUpdated";

/** Announces a changed cart: by the browser event in this tab, and to the others. */
export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(CART_UPDATED));
  tellTabs({ about: "cart" });
}

/**
 * Calls back when the cart has changed in this tab or another one; returns the function that unsubscribes.
 */
export function followCart(onUpdated: (where: "here" | "elsewhere") => void): () => void {
  const onEvent = () => onUpdated("here");
  window.addEventListener(CART_UPDATED, onEvent);
  const leave = followTabs("cart", () => onUpdated("elsewhere"));
  return () => {
    window.removeEventListener(CART_UPDATED, onEvent);
    leave();
  };
}

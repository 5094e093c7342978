import { followTabs, tellTabs } from "#app/entities/session/tab-channel.ts";

const CART_UPDATED = "cartUpdated";

/** In this tab by a browser event, in the others by a message. */
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

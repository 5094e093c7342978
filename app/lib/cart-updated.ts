import { logFailure } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";

/** Name of the browser event for a changed cart, and of the local storage key that notifies other tabs. */
const CART_UPDATED = "cartUpdated";

/** Announces a changed cart: by the browser event in this tab, through local storage in the others. */
export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(CART_UPDATED));
  try {
    localStorage.setItem(CART_UPDATED, randomId());
  } catch (error) {
    logFailure("Notifying other tabs of the cart failed", error);
  }
}

/** Calls back when the cart has changed in this tab or another one; returns the function that unsubscribes. */
export function followCart(onUpdated: (where: "here" | "elsewhere") => void): () => void {
  const onEvent = () => onUpdated("here");
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_UPDATED) onUpdated("elsewhere");
  };
  window.addEventListener(CART_UPDATED, onEvent);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(CART_UPDATED, onEvent);
    window.removeEventListener("storage", onStorage);
  };
}

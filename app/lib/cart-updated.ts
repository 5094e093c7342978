import { logFailure } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";

/** The browser event that tells the header that the cart has changed (spec section 4), and how other tabs hear of it. */
const CART_UPDATED = "cartUpdated";

/** Says that the cart has changed: by the browser event in this tab, through local storage in the others. */
export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(CART_UPDATED));
  try {
    localStorage.setItem(CART_UPDATED, randomId());
  } catch (error) {
    logFailure("Other tabs could not be told about the cart", error);
  }
}

/** Calls back when the cart has changed, saying whether that happened in this tab; answers how to stop. */
export function followCart(onUpdated: (where: "here" | "elsewhere") => void): () => void {
  const hear = () => onUpdated("here");
  const read = ({ key }: StorageEvent) => {
    if (key === CART_UPDATED) onUpdated("elsewhere");
  };
  window.addEventListener(CART_UPDATED, hear);
  window.addEventListener("storage", read);
  return () => {
    window.removeEventListener(CART_UPDATED, hear);
    window.removeEventListener("storage", read);
  };
}

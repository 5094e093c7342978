import { browserApi } from "#app/lib/api-client.ts";
import type { AddedToCart, Cart } from "#contract/cart/cart.ts";

/** Adds `quantity` of an outfit; repeated with the same key, it is added once. */
export function addOutfit(outfitId: string, quantity: number, idempotencyKey: string): Promise<AddedToCart> {
  return browserApi({
    method: "POST",
    path: "/cart/add-outfit",
    body: { outfitId, quantity },
    idempotencyKey,
  });
}

export function setQuantity(cartOutfitId: string, quantity: number): Promise<Cart> {
  return browserApi({ method: "PUT", path: `${entryPath(cartOutfitId)}/quantity`, body: { quantity } });
}

export function removeEntry(cartOutfitId: string): Promise<Cart> {
  return browserApi({ method: "DELETE", path: entryPath(cartOutfitId) });
}

export function clearCart(): Promise<Cart> {
  return browserApi({ method: "DELETE", path: "/cart/clear" });
}

function entryPath(cartOutfitId: string): string {
  return `/cart/outfit/${encodeURIComponent(cartOutfitId)}`;
}

import type { ApiClient } from "#contract/api-client.ts";
import type { AddedToCart, Cart } from "#contract/cart.ts";

/** Adds an outfit so many times; under the same key, only once. */
export function addOutfit(
  api: ApiClient,
  outfitId: string,
  quantity: number,
  idempotencyKey: string,
): Promise<AddedToCart> {
  return api({ method: "POST", path: "/cart/add-outfit", body: { outfitId, quantity }, idempotencyKey });
}

export function setQuantity(api: ApiClient, cartOutfitId: string, quantity: number): Promise<Cart> {
  return api({ method: "PUT", path: `${entryPath(cartOutfitId)}/quantity`, body: { quantity } });
}

export function removeEntry(api: ApiClient, cartOutfitId: string): Promise<Cart> {
  return api({ method: "DELETE", path: entryPath(cartOutfitId) });
}

export function clearCart(api: ApiClient): Promise<Cart> {
  return api({ method: "DELETE", path: "/cart/clear" });
}

function entryPath(cartOutfitId: string): string {
  return `/cart/outfit/${encodeURIComponent(cartOutfitId)}`;
}

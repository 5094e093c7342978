import type { Cart, CartItems } from "#contract/cart/cart.ts";
import { CART_ERRORS } from "#contract/messages/cart.ts";
import type { Database } from "#server/db/database.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { findItems } from "#server/modules/outfits/detail/outfit-repository.ts";
import { presentItem } from "#server/modules/outfits/outfit-presenter.ts";
import { presentCart } from "./cart-presenter.ts";
import { type EntryKey, findEntries, findEntry } from "./cart-repository.ts";

export async function readCart(database: Database, userId: string): Promise<Cart> {
  return presentCart(await findEntries(database, userId));
}

export async function readItems(database: Database, key: EntryKey): Promise<CartItems> {
  const { outfitId, isAvailable } = await requireEntry(database, key);
  if (!isAvailable) throw entryUnavailable();
  const items = await findItems(database, outfitId);
  return { items: items.map((item) => presentItem(item, { isAdmin: false })) };
}

/** NOT_FOUND for the entry of another user does not reveal that it exists. */
export async function requireEntry(database: Database, key: EntryKey) {
  const entry = isUuid(key.cartOutfitId) ? await findEntry(database, key) : undefined;
  if (!entry) throw entryNotFound();
  return entry;
}

export function entryNotFound(): ApiError {
  return new ApiError("NOT_FOUND", CART_ERRORS.entryNotFound);
}

export function entryUnavailable(): ApiError {
  return new ApiError("CONFLICT", CART_ERRORS.outfitGone);
}

import type { Cart, CartItems } from "#contract/cart.ts";
import { CART_MESSAGES } from "#contract/messages/cart.ts";
import type { Database } from "#server/db/database.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { findItems } from "#server/modules/outfits/detail/outfit-repository.ts";
import { presentItem } from "#server/modules/outfits/outfit-presenter.ts";
import { presentCart } from "./cart-presenter.ts";
import { type EntryAddress, findEntries, findEntry } from "./cart-repository.ts";

/** A user's cart as it is now. */
export async function readCart(database: Database, userId: string): Promise<Cart> {
  return presentCart(await findEntries(database, userId));
}

/** What an entry's outfit is made of, with the links to buy it by; throws NOT_FOUND, and CONFLICT for an outfit no longer shown. */
export async function readItems(database: Database, address: EntryAddress): Promise<CartItems> {
  const { outfitId, isAvailable } = await requireEntry(database, address);
  if (!isAvailable) throw entryUnavailable();
  const items = await findItems(database, outfitId);
  return { items: items.map((item) => presentItem(item, true)) };
}

/** One of the user's own entries; throws NOT_FOUND for any other, so that nobody learns of it. */
export async function requireEntry(database: Database, address: EntryAddress) {
  const entry = isUuid(address.cartOutfitId) ? await findEntry(database, address) : undefined;
  if (!entry) throw entryNotFound();
  return entry;
}

export function entryNotFound(): ApiError {
  return new ApiError("NOT_FOUND", CART_MESSAGES.entryNotFound);
}

/** An outfit no longer shown keeps its entry as it is (D32). */
export function entryUnavailable(): ApiError {
  return new ApiError("CONFLICT", CART_MESSAGES.outfitGone);
}

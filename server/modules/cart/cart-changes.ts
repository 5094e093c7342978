import { eq, sql } from "drizzle-orm";
import { CART_ENTRIES_MAX, CART_QUANTITY_MAX, CART_QUANTITY_MIN } from "#contract/limits.ts";
import { CART_ERRORS } from "#contract/messages/cart.ts";
import type { Category } from "#contract/outfit/outfit-vocabulary.ts";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";
import { countEntries, type EntryKey, lockEntries, ownEntry } from "./cart-repository.ts";
import { entryNotFound, entryUnavailable, requireEntry } from "./cart-service.ts";

/** Called in a transaction that has locked the cart's user exclusively. */

/**
 * Adds an outfit, or raises its quantity; throws NOT_FOUND for an unavailable outfit, VALIDATION_FAILED above
 * the maximum quantity, and CONFLICT when the cart is full.
 */
export async function addOutfit(
  tx: Database,
  userId: string,
  outfitId: string,
  quantity: number,
): Promise<void> {
  if (!isUuid(outfitId) || (await lockAvailable(tx, [outfitId])).size === 0) throw outfitNotFound();
  const raised = sql`${cartEntries.quantity} + excluded.quantity`;
  const changed = await tx
    .insert(cartEntries)
    .values({ userId, outfitId, quantity })
    .onConflictDoUpdate({
      target: [cartEntries.userId, cartEntries.outfitId],
      set: { quantity: raised },
      setWhere: sql`${raised} <= ${CART_QUANTITY_MAX}`,
    })
    .returning({ id: cartEntries.id });
  if (changed.length === 0) {
    const message = CART_ERRORS.quantityFull;
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "quantity", message }] });
  }
  if ((await countEntries(tx, userId)) > CART_ENTRIES_MAX) throw new ApiError("CONFLICT", CART_ERRORS.full);
}

/** Each outfit is in one of the lists, in the given order. */
export interface AddedOutfits {
  added: string[];
  alreadyInCart: string[];
  unavailable: string[];
  withoutRoom: string[];
}

/**
 * Adds the available outfits that are not in the cart yet, as far as there is room; the first becomes the
 * newest entry.
 */
export async function addMissingOutfits(
  tx: Database,
  userId: string,
  outfitIds: readonly string[],
): Promise<AddedOutfits> {
  if (outfitIds.length === 0) return { added: [], alreadyInCart: [], unavailable: [], withoutRoom: [] };
  const available = await lockAvailable(tx, outfitIds);
  const entries = await tx
    .select({ outfitId: cartEntries.outfitId })
    .from(cartEntries)
    .where(eq(cartEntries.userId, userId));
  const inCart = new Set(entries.map(({ outfitId }) => outfitId));
  const isMissing = (id: string) => available.has(id) && !inCart.has(id);
  const missing = outfitIds.filter(isMissing);
  const added = missing.slice(0, Math.max(0, CART_ENTRIES_MAX - inCart.size));
  if (added.length > 0) {
    await tx.insert(cartEntries).values(
      added.map((outfitId, index) => ({
        ...{ userId, outfitId, quantity: CART_QUANTITY_MIN },
        addedAt: sql`now() - ${index} * interval '1 millisecond'`,
      })),
    );
  }
  return {
    added,
    alreadyInCart: outfitIds.filter((id) => inCart.has(id)),
    unavailable: outfitIds.filter((id) => !available.has(id) && !inCart.has(id)),
    withoutRoom: missing.slice(added.length),
  };
}

export async function categoryOfAdded(tx: Database, outfitId: string): Promise<Category> {
  const [outfit] = await tx
    .select({ category: outfits.category })
    .from(outfits)
    .where(eq(outfits.id, outfitId));
  if (!outfit) throw outfitNotFound();
  return outfit.category;
}

export async function changeQuantity(tx: Database, key: EntryKey, quantity: number): Promise<void> {
  const { outfitId } = await requireEntry(tx, key);
  if ((await lockAvailable(tx, [outfitId])).size === 0) throw entryUnavailable();
  await tx.update(cartEntries).set({ quantity }).where(ownEntry(key));
}

export async function removeEntry(tx: Database, key: EntryKey): Promise<void> {
  const removed = await tx.delete(cartEntries).where(ownEntry(key)).returning({ id: cartEntries.id });
  if (removed.length === 0) throw entryNotFound();
}

export async function clearCart(tx: Database, userId: string): Promise<void> {
  const ownEntries = eq(cartEntries.userId, userId);
  await lockEntries(tx, ownEntries);
  await tx.delete(cartEntries).where(ownEntries);
}

/**
 * None of the returned outfits is deleted until the transaction ends; one may be hidden meanwhile, as later.
 */
async function lockAvailable(tx: Database, outfitIds: readonly string[]): Promise<Set<string>> {
  const locked = await lockOutfits(tx, outfitIds, "key share");
  return new Set(locked.filter(({ isActive }) => isActive).map(({ id }) => id));
}

function outfitNotFound(): ApiError {
  return new ApiError("NOT_FOUND", CART_ERRORS.outfitGone);
}

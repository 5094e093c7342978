import { and, eq, sql } from "drizzle-orm";
import { CART_ENTRIES_MAX, CART_QUANTITY_MAX } from "#contract/limits.ts";
import { CART_MESSAGES } from "#contract/messages/cart.ts";
import type { Category } from "#contract/outfit-vocabulary.ts";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { countEntries, type EntryAddress, lockEntries, ownEntry } from "./cart-repository.ts";
import { entryNotFound, entryUnavailable, requireEntry } from "./cart-service.ts";

/*
 * Each of these is to be called in a transaction that holds the cart's user alone: so one person's changes go one after the other. What
 * depends on an outfit being shown locks that too, after the user as everybody does, and then nobody hides or deletes it meanwhile.
 */

/**
 * Puts an outfit into the cart, or raises its quantity there; throws NOT_FOUND for an outfit that is not shown, VALIDATION_FAILED when it
 * would be more than a cart holds of one outfit, and CONFLICT when the cart is full.
 */
export async function addOutfit(
  tx: Database,
  userId: string,
  outfitId: string,
  quantity: number,
): Promise<void> {
  if (!(isUuid(outfitId) && (await lockShownOutfit(tx, outfitId)))) throw outfitNotFound();
  const raised = sql`${cartEntries.quantity} + excluded.quantity`;
  const held = await tx
    .insert(cartEntries)
    .values({ userId, outfitId, quantity })
    .onConflictDoUpdate({
      target: [cartEntries.userId, cartEntries.outfitId],
      set: { quantity: raised },
      setWhere: sql`${raised} <= ${CART_QUANTITY_MAX}`,
    })
    .returning({ id: cartEntries.id });
  if (held.length === 0) {
    const message = CART_MESSAGES.quantityFull;
    throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "quantity", message }] });
  }
  if ((await countEntries(tx, userId)) > CART_ENTRIES_MAX) throw new ApiError("CONFLICT", CART_MESSAGES.full);
}

/** The category of an outfit that was added, by which it is named; throws NOT_FOUND when the outfit is gone since. */
export async function categoryOfAdded(tx: Database, outfitId: string): Promise<Category> {
  const [outfit] = await tx
    .select({ category: outfits.category })
    .from(outfits)
    .where(eq(outfits.id, outfitId));
  if (!outfit) throw outfitNotFound();
  return outfit.category;
}

/** Sets an entry's quantity; throws NOT_FOUND, and CONFLICT for an outfit no longer shown. */
export async function changeQuantity(tx: Database, address: EntryAddress, quantity: number): Promise<void> {
  const { outfitId } = await requireEntry(tx, address);
  if (!(await lockShownOutfit(tx, outfitId))) throw entryUnavailable();
  await tx.update(cartEntries).set({ quantity }).where(ownEntry(address));
}

/** Takes an entry out of the cart, whether its outfit is still shown or not; throws NOT_FOUND. */
export async function removeEntry(tx: Database, address: EntryAddress): Promise<void> {
  const removed = await tx.delete(cartEntries).where(ownEntry(address)).returning({ id: cartEntries.id });
  if (removed.length === 0) throw entryNotFound();
}

/** Takes everything out of the cart. */
export async function clearCart(tx: Database, userId: string): Promise<void> {
  const theirs = eq(cartEntries.userId, userId);
  await lockEntries(tx, theirs);
  await tx.delete(cartEntries).where(theirs);
}

/** Whether the public may see the outfit; if so, that stays until the transaction ends. */
async function lockShownOutfit(tx: Database, outfitId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: outfits.id })
    .from(outfits)
    .where(and(eq(outfits.id, outfitId), eq(outfits.isActive, true)))
    .for("share");
  return locked.length > 0;
}

function outfitNotFound(): ApiError {
  return new ApiError("NOT_FOUND", CART_MESSAGES.outfitGone);
}

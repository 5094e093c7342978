import { and, count, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";

/** An entry as its owner names it. */
export interface EntryAddress {
  userId: string;
  cartOutfitId: string;
}

/** How many entries a user's cart has, those of outfits no longer shown included (D32). */
export async function countEntries(database: Database, userId: string): Promise<number> {
  const [found] = await database
    .select({ entries: count() })
    .from(cartEntries)
    .where(eq(cartEntries.userId, userId));
  return found?.entries ?? 0;
}

/** A user's entries, newest first, each with its outfit as it is now. */
export async function findEntries(database: Database, userId: string) {
  return database
    .select({
      id: cartEntries.id,
      outfitId: cartEntries.outfitId,
      quantity: cartEntries.quantity,
      addedAt: cartEntries.addedAt,
      category: outfits.category,
      section: outfits.section,
      type: outfits.type,
      itemCount: outfits.itemCount,
      totalPricePaise: outfits.totalPricePaise,
      isActive: outfits.isActive,
      mediaId: outfits.mediaId,
      imageWidth: media.width,
      imageHeight: media.height,
      imagePlaceholder: media.placeholder,
    })
    .from(cartEntries)
    .innerJoin(outfits, eq(cartEntries.outfitId, outfits.id))
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .where(eq(cartEntries.userId, userId))
    .orderBy(desc(cartEntries.addedAt), desc(cartEntries.id));
}

export type EntryRecord = Awaited<ReturnType<typeof findEntries>>[number];

/** One of a user's entries: its outfit, and whether that is still shown; undefined if it is not theirs or nobody's. */
export async function findEntry(database: Database, address: EntryAddress) {
  const [entry] = await database
    .select({ outfitId: cartEntries.outfitId, isAvailable: outfits.isActive })
    .from(cartEntries)
    .innerJoin(outfits, eq(cartEntries.outfitId, outfits.id))
    .where(ownEntry(address));
  return entry;
}

/** The condition for an entry of that user's and no other's. */
export function ownEntry({ userId, cartOutfitId }: EntryAddress) {
  return and(eq(cartEntries.id, cartOutfitId), eq(cartEntries.userId, userId));
}

/** Locks the entries that a transaction is about to delete, by id: so two that delete several of the same never wait in a circle. */
export async function lockEntries(tx: Database, which: SQL | undefined): Promise<void> {
  await tx
    .select({ id: cartEntries.id })
    .from(cartEntries)
    .where(which)
    .orderBy(cartEntries.id)
    .for("update");
}

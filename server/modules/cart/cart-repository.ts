import { and, count, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";

export interface EntryKey {
  userId: string;
  cartOutfitId: string;
}

export async function countEntries(database: Database, userId: string): Promise<number> {
  const [found] = await database
    .select({ entries: count() })
    .from(cartEntries)
    .where(eq(cartEntries.userId, userId));
  return found?.entries ?? 0;
}

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
      subtitle: outfits.subtitle,
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

export async function findEntry(database: Database, key: EntryKey) {
  const [entry] = await database
    .select({ outfitId: cartEntries.outfitId, isAvailable: outfits.isActive })
    .from(cartEntries)
    .innerJoin(outfits, eq(cartEntries.outfitId, outfits.id))
    .where(ownEntry(key));
  return entry;
}

export function ownEntry({ userId, cartOutfitId }: EntryKey) {
  return and(eq(cartEntries.id, cartOutfitId), eq(cartEntries.userId, userId));
}

/** Locks the entries that a transaction will delete, in the order of their ids to prevent deadlocks. */
export async function lockEntries(tx: Database, condition: SQL | undefined): Promise<void> {
  await tx
    .select({ id: cartEntries.id })
    .from(cartEntries)
    .where(condition)
    .orderBy(cartEntries.id)
    .for("update");
}

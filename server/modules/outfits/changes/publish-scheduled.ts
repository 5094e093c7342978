import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";
import { recordOutfitChanges } from "./record-outfit-changes.ts";

const PUBLISHED_AT_ONCE = 100;

/**
 * Activates inactive outfits whose time has come, by the database's clock; returns the ids of the first few,
 * empty when there is none left.
 */
export async function publishScheduled(database: Database): Promise<string[]> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: outfits.id })
      .from(outfits)
      .where(and(lte(outfits.publishAt, sql`now()`), eq(outfits.isActive, false)))
      .orderBy(asc(outfits.id))
      .limit(PUBLISHED_AT_ONCE)
      .for("no key update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return [];
    const set = { isActive: true, publishAt: null };
    const published = await lockOutfits(tx, ids, "no key update");
    await tx
      .update(outfits)
      .set({ ...set, updatedAt: sql`now()` })
      .where(inArray(outfits.id, ids));
    await recordOutfitChanges(
      tx,
      null,
      "published",
      published.map((before) => ({ before, set })),
    );
    return ids;
  });
}

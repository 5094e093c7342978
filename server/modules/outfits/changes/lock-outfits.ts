import { asc, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";

const { searchTokens, lookTokens, searchWords, ...columns } = getTableColumns(outfits);

/** An outfit's row without its search tokens. */
export type StoredOutfit = Awaited<ReturnType<typeof lockOutfits>>[number];

/** Locks outfits in the order of their ids, which keeps the lock order of the shop, and returns those that exist. */
export async function lockOutfits(
  tx: Database,
  ids: readonly string[],
  strength: "no key update" | "update" = "no key update",
) {
  return tx
    .select(columns)
    .from(outfits)
    .where(inArray(outfits.id, [...ids]))
    .orderBy(asc(outfits.id))
    .for(strength);
}

/** Locks one outfit; throws NOT_FOUND. */
export async function lockOutfit(
  tx: Database,
  id: string,
  strength?: Parameters<typeof lockOutfits>[2],
): Promise<StoredOutfit> {
  const [outfit] = await lockOutfits(tx, [id], strength);
  if (!outfit) throw outfitNotFound();
  return outfit;
}

import type { Database } from "#server/db/database.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";
import { lockOutfits, type StoredOutfit } from "#server/modules/sessions/lock-order.ts";

/** Locks one outfit that is changed, or deleted; throws NOT_FOUND. */
export async function lockOutfit(
  tx: Database,
  id: string,
  strength: "no key update" | "update" = "no key update",
): Promise<StoredOutfit> {
  const [outfit] = await lockOutfits(tx, [id], strength);
  if (!outfit) throw outfitNotFound();
  return outfit;
}

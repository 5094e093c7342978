import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { draftInputSchema } from "#contract/studio/studio.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { cutouts, outfitCompositions } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { lockOutfits, lockUserShared } from "#server/modules/sessions/lock-order.ts";

/** The cut-outs of the pieces of a board, each once. */
export function cutoutIdsOf(pieces: readonly { readonly cutoutId?: string | undefined }[]): string[] {
  return [...new Set(pieces.map(({ cutoutId }) => cutoutId).filter((id) => id !== undefined))];
}

/** Those that exist, by their ids. */
export async function findCutouts(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(cutouts)
    .where(inArray(cutouts.id, [...ids]))
    .orderBy(asc(cutouts.id));
}

/**
 * An outfit's picture, and its board unless it shows another picture by now. Undefined if there is no such
 * outfit.
 */
export async function findBoard(database: Database, outfitId: string) {
  const [found] = await database
    .select({
      mediaId: outfits.mediaId,
      category: outfits.category,
      composition: outfitCompositions.composition,
    })
    .from(outfits)
    .leftJoin(
      outfitCompositions,
      and(eq(outfitCompositions.outfitId, outfits.id), eq(outfitCompositions.mediaId, outfits.mediaId)),
    )
    .where(eq(outfits.id, outfitId));
  return found;
}

export async function findDraft(database: Database, userId: string) {
  const [draft] = await database.select().from(studioDrafts).where(eq(studioDrafts.userId, userId));
  return draft;
}

/** Replaces the person's draft. One of an outfit that is gone becomes a draft of a new one. */
export async function saveDraft(
  database: Database,
  userId: string,
  { composition, outfitId }: z.output<typeof draftInputSchema>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    const [outfit] = outfitId ? await lockOutfits(tx, [outfitId], "key share") : [];
    const saved = { composition, outfitId: outfit?.id ?? null, savedAt: sql`now()` };
    await tx
      .insert(studioDrafts)
      .values({ userId, ...saved })
      .onConflictDoUpdate({ target: studioDrafts.userId, set: saved });
  });
}

export async function deleteDraft(database: Database, userId: string): Promise<void> {
  await database.delete(studioDrafts).where(eq(studioDrafts.userId, userId));
}

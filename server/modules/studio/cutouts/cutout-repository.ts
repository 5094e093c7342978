import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cutouts, outfitCutouts } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { submissionCutouts } from "#server/db/schema/submissions.ts";
import { lockCaller, tryLockUserShared } from "#server/modules/sessions/lock-order.ts";

export type CutoutRow = typeof cutouts.$inferSelect;

/**
 * Throws UNAUTHENTICATED if the caller's account was deleted or blocked while the product was cut out. A cut-out
 * of somebody else, whose account is deleted by now, is nobody's.
 */
export async function insertCutout(
  database: Database,
  callerId: string,
  { userId, ...cutout }: typeof cutouts.$inferInsert,
): Promise<CutoutRow> {
  return database.transaction(async (tx) => {
    if (userId === callerId) await lockCaller(tx, callerId);
    const isKnown = userId === callerId || (userId != null && (await tryLockUserShared(tx, userId)));
    const [row] = await tx
      .insert(cutouts)
      .values({ ...cutout, userId: isKnown ? userId : null })
      .returning();
    if (!row) throw new Error("The cut-out was not stored");
    return row;
  });
}

/** Longer than a board usually stays open before its draft is saved. */
const KEPT_UNUSED_HOURS = 24;

/**
 * Deletes the cut-outs that no board of an outfit or a submitted look and no draft has for a day after they were
 * made.
 */
export async function deleteUnusedCutouts(database: Database): Promise<void> {
  const onBoards = database
    .select({ id: outfitCutouts.cutoutId })
    .from(outfitCutouts)
    .where(eq(outfitCutouts.cutoutId, cutouts.id));
  const onSubmittedBoards = database
    .select({ id: submissionCutouts.cutoutId })
    .from(submissionCutouts)
    .where(eq(submissionCutouts.cutoutId, cutouts.id));
  // An equality lets the database hash the ids of all drafts once; containment would be tested for each pair.
  const inDrafts = sql`(
    select from ${studioDrafts}, jsonb_array_elements(${studioDrafts.composition}->'pieces') as piece
    where piece->>'cutoutId' = ${cutouts.id}::text)`;
  await database
    .delete(cutouts)
    .where(
      and(
        lt(cutouts.createdAt, sql`now() - make_interval(hours => ${KEPT_UNUSED_HOURS})`),
        notExists(onBoards),
        notExists(onSubmittedBoards),
        notExists(inDrafts),
      ),
    );
}

import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cutouts, outfitCutouts } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { submissionCutouts } from "#server/db/schema/submissions.ts";

export type CutoutRow = typeof cutouts.$inferSelect;

export async function insertCutout(
  database: Database,
  cutout: typeof cutouts.$inferInsert,
): Promise<CutoutRow> {
  const [row] = await database.insert(cutouts).values(cutout).returning();
  if (!row) throw new Error("The cut-out was not stored");
  return row;
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

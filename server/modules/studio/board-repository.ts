import { and, asc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { draftInputSchema, KnownDraft } from "#contract/studio/studio.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { cutouts, outfitCompositions } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockOutfits, lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/** The cut-outs of the pieces of a board, each once. */
export function cutoutIdsOf(pieces: readonly { readonly cutoutId?: string | undefined }[]): string[] {
  return [...new Set(pieces.map(({ cutoutId }) => cutoutId).filter((id) => id !== undefined))];
}

/** Whose cut-outs a call may use: those of one person, or all. */
export type CutoutOwner = { readonly id: string } | "all";

/** Administrators may use every cut-out, others those that they made. */
export function cutoutOwnerOf({ id, isAdmin }: Pick<SignedInUser, "id" | "isAdmin">): CutoutOwner {
  return isAdmin ? "all" : { id };
}

/** Those that exist and are the owner's, by their ids. */
export async function findCutouts(database: Database, ids: readonly string[], owner: CutoutOwner) {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(cutouts)
    .where(and(inArray(cutouts.id, [...ids]), owner === "all" ? undefined : eq(cutouts.userId, owner.id)))
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

/**
 * Replaces the person's draft. One of an outfit or a submitted look that is gone, or is none of theirs, becomes
 * a draft of a new one. Throws CONFLICT if a draft is stored that the caller does not know.
 */
export async function saveDraft(
  database: Database,
  { id: userId, isAdmin }: Pick<SignedInUser, "id" | "isAdmin">,
  { composition, outfitId, submissionId, ...known }: z.output<typeof draftInputSchema>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    const [outfit] = outfitId && isAdmin ? await lockOutfits(tx, [outfitId], "key share") : [];
    const [submission] = submissionId
      ? await tx
          .select({ id: submissions.id })
          .from(submissions)
          .where(and(eq(submissions.id, submissionId), eq(submissions.userId, userId)))
          .for("key share")
      : [];
    const saved = {
      composition,
      outfitId: outfit?.id ?? null,
      submissionId: submission?.id ?? null,
      version: sql`gen_random_uuid()`,
      savedBy: known.savedBy ?? null,
      savedAt: sql`now()`,
    };
    const stored = await tx
      .insert(studioDrafts)
      .values({ userId, ...saved })
      .onConflictDoUpdate({ target: studioDrafts.userId, set: saved, setWhere: isKnown(known) })
      .returning({ userId: studioDrafts.userId });
    if (stored.length > 0) return;
    const message = STUDIO_ERRORS.changedMeanwhile;
    throw new ApiError("CONFLICT", message, { details: [{ path: "version", message }] });
  });
}

/** A draft that the caller does not know stays. */
export async function deleteDraft(database: Database, userId: string, known: KnownDraft): Promise<void> {
  await database.delete(studioDrafts).where(and(eq(studioDrafts.userId, userId), isKnown(known)));
}

const DRAFT_RETENTION_DAYS = 90;

/** Deletes drafts that were not saved for 90 days. */
export async function deleteOldStudioDrafts(database: Database): Promise<void> {
  await database
    .delete(studioDrafts)
    .where(lt(studioDrafts.savedAt, sql`now() - make_interval(days => ${DRAFT_RETENTION_DAYS})`));
}

function isKnown({ version, savedBy }: KnownDraft): SQL {
  const isRead = version === undefined ? undefined : eq(studioDrafts.version, version);
  const isOwn = savedBy === undefined ? undefined : eq(studioDrafts.savedBy, savedBy);
  return or(isRead, isOwn) ?? sql`false`;
}

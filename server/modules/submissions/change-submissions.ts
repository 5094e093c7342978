import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { SUBMISSION_DRAFTS_MAX, SUBMISSIONS_WAITING_MAX } from "#contract/limits.ts";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { SubmissionInput } from "#contract/submissions/submissions.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { submissionCutouts, submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import type { IdempotencyKey } from "#server/http/idempotency/idempotency-key.ts";
import { createOnce } from "#server/http/idempotency/run-once.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { imitatesShop } from "#server/modules/accounts/imitates-shop.ts";
import type { CheckContribution } from "#server/modules/engagement/checks/check-contribution.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { lockCaller } from "#server/modules/sessions/lock-order.ts";
import { requireConfirmedAddress } from "#server/modules/sessions/require-confirmed-address.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { lockBoardParts } from "#server/modules/studio/compositions.ts";
import { requirePictureRights } from "#server/modules/studio/cutouts/picture-rights.ts";
import { forgetLinks, linksOf, watchLinks } from "./submission-links.ts";
import {
  countUnpublished,
  countWaiting,
  lockOwnSubmission,
  type SubmissionRow,
} from "./submission-repository.ts";

/*
 * What authors do with their looks. Each change locks the author first, so that two of them cannot pass a limit
 * together, and then the look.
 */

/** A picture that is stored already, with the board that it was rendered from. */
export interface SubmittedPicture {
  mediaId: string;
  composition: Composition | null;
}

interface NewSubmission {
  caller: Pick<SignedInUser, "id">;
  fields: SubmissionInput;
  picture: SubmittedPicture;
  idempotencyKey: IdempotencyKey | undefined;
}

/** Stores a look as a draft. Throws CONFLICT for an unconfirmed author, and for one with too many drafts. */
export async function createSubmission(
  database: Database,
  { caller, fields, picture, idempotencyKey }: NewSubmission,
): Promise<{ id: string; isReplayed: boolean }> {
  return database.transaction(async (tx) => {
    await lockConfirmedAuthor(tx, caller.id);
    const { id, outcome } = await createOnce(tx, idempotencyKey, async (newId) => {
      if ((await countUnpublished(tx, caller.id)) >= SUBMISSION_DRAFTS_MAX) {
        throw new ApiError("CONFLICT", SUBMISSION_ERRORS.tooManyDrafts);
      }
      const { mediaId, composition } = picture;
      const { cutoutIds, groundMediaId } = await lockParts(tx, composition, []);
      await tx
        .insert(submissions)
        .values({ id: newId, userId: caller.id, fields, mediaId, composition, groundMediaId });
      await insertCutouts(tx, newId, cutoutIds);
    });
    return { id, isReplayed: outcome === "replayed" };
  });
}

interface EditedSubmission {
  id: string;
  fields: SubmissionInput;
  /** Undefined where the picture stays. */
  picture: SubmittedPicture | undefined;
  /** Of the look that was edited; without it, the last write wins. */
  updatedAt: string | undefined;
}

/**
 * Changes a look that neither waits nor is published, which makes it a draft. Throws NOT_FOUND, and CONFLICT for
 * any other, for one that was changed after `updatedAt`, and for an unconfirmed author.
 */
export async function editSubmission(
  database: Database,
  caller: Pick<SignedInUser, "id">,
  { id, updatedAt, ...edited }: EditedSubmission,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockConfirmedAuthor(tx, caller.id);
    const stored = await lockOwnSubmission(tx, id, caller.id);
    await requireChangeable(tx, stored);
    const isOutdated = updatedAt !== undefined && Date.parse(updatedAt) !== stored.updatedAt.getTime();
    // After a lost response the same edit comes again.
    if (isOutdated && !isStored(edited, stored)) throw changedMeanwhile();
    const { fields, picture } = edited;
    const parts = picture && (await lockParts(tx, picture.composition, picturesOf(stored)));
    await tx
      .update(submissions)
      .set({
        fields,
        state: "draft",
        // A look that was in the shop is another one from here on.
        ...{ outfitId: null, publishedAt: null, approvedLinks: [], warnings: [] },
        updatedAt: sql`now()`,
        ...(parts ? { ...picture, groundMediaId: parts.groundMediaId } : {}),
      })
      .where(eq(submissions.id, id));
    if (!parts) return;
    await tx.delete(submissionCutouts).where(eq(submissionCutouts.submissionId, id));
    await insertCutouts(tx, id, parts.cutoutIds);
  });
}

interface Submitting {
  caller: Pick<SignedInUser, "id" | "isAdmin">;
  id: string;
  checkText: CheckContribution;
  shopName: string;
}

/** Has a look wait for review. Throws NOT_FOUND, and CONFLICT with what is in the way. */
export async function submitSubmission(
  database: Database,
  { caller, id, checkText, shopName }: Submitting,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { username } = await lockConfirmedAuthor(tx, caller.id);
    const stored = await lockOwnSubmission(tx, id, caller.id);
    await requireChangeable(tx, stored);
    await requirePictureRights(tx, caller.id);
    if (!caller.isAdmin && imitatesShop(username, shopName)) {
      throw new ApiError("CONFLICT", SUBMISSION_ERRORS.imitatesShop);
    }
    if ((await countWaiting(tx, caller.id)) >= SUBMISSIONS_WAITING_MAX) {
      throw new ApiError("CONFLICT", SUBMISSION_ERRORS.tooManyWaiting);
    }
    await tx
      .update(submissions)
      .set({
        state: "submitted",
        note: null,
        warnings: [...warningsOf(stored.fields, checkText), ...linkWarningsOf(stored)],
        ...{ submittedAt: sql`now()`, updatedAt: sql`now()` },
      })
      .where(eq(submissions.id, id));
    await watchLinks(tx, id, linksOf(stored.fields));
  });
}

/** Deletes a look, also one that waits. Throws NOT_FOUND, and CONFLICT for one that is in the shop. */
export async function deleteSubmission(database: Database, userId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await lockCaller(tx, userId);
    const stored = await lockOwnSubmission(tx, id, userId);
    // One that waits anew because a link changed is still an outfit; one whose outfit was deleted is not.
    if (stored.outfitId && (stored.state === "published" || stored.state === "submitted"))
      throw isPublished();
    await requireNotShown(tx, stored);
    await forgetLinks(tx, id);
    await tx.delete(submissions).where(eq(submissions.id, id));
    await touchMedia(tx, picturesOf(stored));
  });
}

async function lockConfirmedAuthor(tx: Database, userId: string): Promise<{ username: string }> {
  await lockCaller(tx, userId);
  await requireConfirmedAddress(tx, userId);
  const [author] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId));
  if (!author) throw new Error("The locked user is gone");
  return author;
}

async function requireChangeable(tx: Database, look: SubmissionRow): Promise<void> {
  if (look.state === "submitted") throw new ApiError("CONFLICT", SUBMISSION_ERRORS.isWaiting);
  if (look.state !== "published") return requireNotShown(tx, look);
  throw look.outfitId ? isPublished() : new ApiError("CONFLICT", SUBMISSION_ERRORS.isTakenDown);
}

/** An administrator may show the outfit of a look that was held and declined. */
async function requireNotShown(tx: Database, { outfitId }: SubmissionRow): Promise<void> {
  if (outfitId === null) return;
  const isShown = and(eq(outfits.id, outfitId), eq(outfits.isActive, true));
  if ((await tx.select({ id: outfits.id }).from(outfits).where(isShown)).length > 0) throw isPublished();
}

function isPublished(): ApiError {
  return new ApiError("CONFLICT", SUBMISSION_ERRORS.isPublished);
}

function isStored(
  { fields, picture }: Pick<EditedSubmission, "fields" | "picture">,
  stored: SubmissionRow,
): boolean {
  // JSON has no undefined fields.
  const asJson: unknown = JSON.parse(JSON.stringify(fields));
  return isDeepStrictEqual(asJson, stored.fields) && (!picture || picture.mediaId === stored.mediaId);
}

function changedMeanwhile(): ApiError {
  const message = SUBMISSION_ERRORS.changedMeanwhile;
  return new ApiError("CONFLICT", message, { details: [{ path: "updatedAt", message }] });
}

function picturesOf({ mediaId, groundMediaId }: SubmissionRow): string[] {
  return groundMediaId ? [mediaId, groundMediaId] : [mediaId];
}

/** Also of a picture without a board. */
async function lockParts(tx: Database, composition: Composition | null, earlierMedia: readonly string[]) {
  if (composition) return lockBoardParts(tx, composition, earlierMedia);
  await touchMedia(tx, earlierMedia);
  return { cutoutIds: [], groundMediaId: null };
}

async function insertCutouts(
  tx: Database,
  submissionId: string,
  cutoutIds: readonly string[],
): Promise<void> {
  if (cutoutIds.length === 0) return;
  await tx.insert(submissionCutouts).values(cutoutIds.map((cutoutId) => ({ submissionId, cutoutId })));
}

/** A look that was held for its links keeps that warning until it is published again or becomes another look. */
function linkWarningsOf({ outfitId, warnings }: SubmissionRow) {
  return warnings.filter((warning) => outfitId !== null && warning === "links-changed");
}

/** What the checks of texts find in a look. */
function warningsOf({ description, tags, items }: SubmissionInput, checkText: CheckContribution) {
  const texts = [
    description,
    ...tags,
    ...items.flatMap(({ itemName, sourceName }) => [itemName, sourceName]),
  ];
  return [...new Set(texts.flatMap((text) => checkText(text).reasons))];
}

import { eq, sql } from "drizzle-orm";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import { DEFAULT_OUTFIT_TYPE, outfitName } from "#contract/outfit/outfit-vocabulary.ts";
import type { SubmissionAction, SubmissionDecision } from "#contract/submissions/submissions.ts";
import type { Database } from "#server/db/database.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { enqueueAccountMail } from "#server/modules/accounts/email-tokens/account-mail.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { lockOutfit } from "#server/modules/outfits/changes/lock-outfit.ts";
import { recordOutfitChanges } from "#server/modules/outfits/changes/record-outfit-changes.ts";
import { editOutfit, toggleOutfit } from "#server/modules/outfits/editor/outfit-editor.ts";
import { insertOutfits } from "#server/modules/outfits/editor/outfit-writer.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import { lockOutfits, lockUserShared, tryLockUserShared } from "#server/modules/sessions/lock-order.ts";
import { saveComposition } from "#server/modules/studio/compositions.ts";
import { findLeads, forgetLinks } from "../submission-links.ts";
import { type SubmissionRow, submissionNotFound } from "../submission-repository.ts";
import { decisionEmail } from "./decision-email.ts";

interface DecisionParts {
  database: Database;
  mediaService: Pick<MediaService, "master" | "saveGenerated">;
  settings: EmailSettings;
}

const RECORDED_AS = {
  publish: "published",
  request_changes: "changesRequested",
  decline: "declined",
} as const satisfies Record<SubmissionAction, string>;
const STATES = { publish: "published", request_changes: "changes_requested", decline: "declined" } as const;

/**
 * Publishes a look that waits for review, asks its author for changes, or declines it, and enqueues an e-mail to
 * the author. Returns the id of the look's outfit, which is shown or hidden now. Throws NOT_FOUND, and CONFLICT for a look that does
 * not wait any more, or was submitted anew since the administrator saw it.
 */
export async function decideOnSubmission(
  { database, mediaService, settings }: DecisionParts,
  administratorId: string,
  { id, decision }: { id: string; decision: SubmissionDecision },
): Promise<string | null> {
  const seen = await requireWaiting(database, id, decision.submittedAt);
  const { action } = decision;
  // Before the transaction, which must not wait for the store of pictures.
  const publication =
    action === "publish" && seen.outfitId === null
      ? await preparePublication(database, mediaService, seen, decision)
      : undefined;
  return database.transaction(async (tx) => {
    // The lock order is users, outfit, submission. The account may be deleted meanwhile.
    if (!(await tryLockUserShared(tx, seen.userId))) throw submissionNotFound();
    await lockUserShared(tx, administratorId);
    if (seen.outfitId) await lockOutfits(tx, [seen.outfitId], "no key update");
    const look = await lockWaiting(tx, seen);
    // A held one may have been shown again elsewhere.
    if (look.outfitId) {
      if (action === "publish") await editGiven(tx, look.outfitId, administratorId, decision);
      await toggleOutfit(tx, look.outfitId, administratorId, action === "publish");
    }
    const outfitId = publication ? await publish(tx, look, administratorId, publication) : look.outfitId;
    const note = decision.note || null;
    const published =
      action === "publish" && outfitId
        ? {
            publishedAt: sql`coalesce(${submissions.publishedAt}, now())`,
            warnings: [],
            approvedLinks: await findLeads(tx, outfitId),
          }
        : {};
    await tx
      .update(submissions)
      .set({
        ...{ state: STATES[action], note, outfitId, updatedAt: sql`now()` },
        ...published,
      })
      .where(eq(submissions.id, id));
    await forgetLinks(tx, id);
    await recordActivity(tx, {
      administratorId,
      action: RECORDED_AS[action],
      subject: { kind: "submission", id, name: outfitName(look.fields) },
    });
    await writeToAuthor(tx, settings, look, { action, note, outfitId });
    return outfitId;
  });
}

async function requireWaiting(
  database: Database,
  id: string,
  submittedAt: string | undefined,
): Promise<SubmissionRow> {
  const [row] = isUuid(id) ? await database.select().from(submissions).where(eq(submissions.id, id)) : [];
  if (!row) throw submissionNotFound();
  const isSeen = submittedAt === undefined || Date.parse(submittedAt) === row.submittedAt?.getTime();
  if (row.state !== "submitted" || !isSeen) throw isDecided();
  return row;
}

/** The look, locked, if it is as it was seen. */
async function lockWaiting(tx: Database, seen: SubmissionRow): Promise<SubmissionRow> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, seen.id)).for("no key update");
  if (!row) throw submissionNotFound();
  const isSame =
    row.state === "submitted" &&
    row.submittedAt?.getTime() === seen.submittedAt?.getTime() &&
    row.outfitId === seen.outfitId;
  if (!isSame) throw isDecided();
  return row;
}

interface Publication {
  input: OutfitInput;
  /** The public picture: the same bytes as the private one. */
  mediaId: string;
}

async function preparePublication(
  database: Database,
  mediaService: DecisionParts["mediaService"],
  { mediaId, fields }: SubmissionRow,
  { rateLook = 0, type = DEFAULT_OUTFIT_TYPE }: SubmissionDecision,
): Promise<Publication> {
  const master = await mediaService.master(mediaId);
  if (!master) throw new Error(`The picture ${mediaId} of a submitted look is missing in the store`);
  const input = { ...fields, rateLook, type };
  await registerWordsOf(database, [input]);
  return { input, mediaId: (await mediaService.saveGenerated(master)).id };
}

async function publish(
  tx: Database,
  { userId, composition }: SubmissionRow,
  administratorId: string,
  { input, mediaId }: Publication,
): Promise<string> {
  const [outfitId] = await insertOutfits(tx, [{ input, mediaId, isActive: true, stylistId: userId }]);
  if (!outfitId) throw new Error("The outfit was not stored");
  if (composition) await saveComposition(tx, outfitId, { composition, mediaId });
  await recordOutfitChanges(tx, administratorId, "created", [{ before: await lockOutfit(tx, outfitId) }]);
  return outfitId;
}

/** Gives a look that was in the shop the rating and the type that the administrator chose, and no others. */
async function editGiven(
  tx: Database,
  outfitId: string,
  administratorId: string,
  { rateLook, type }: SubmissionDecision,
): Promise<void> {
  if (rateLook === undefined && type === undefined) return;
  await editOutfit(tx, outfitId, administratorId, { rateLook, type, mediaId: undefined });
}

async function writeToAuthor(
  tx: Database,
  settings: EmailSettings,
  { userId, fields }: SubmissionRow,
  decided: { action: SubmissionAction; note: string | null; outfitId: string | null },
): Promise<void> {
  const [author] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!author) return;
  const content = decisionEmail(settings, { ...decided, category: fields.category });
  await enqueueAccountMail(tx, { userId, email: author.email }, content);
}

function isDecided(): ApiError {
  return new ApiError("CONFLICT", SUBMISSION_ERRORS.isDecided);
}

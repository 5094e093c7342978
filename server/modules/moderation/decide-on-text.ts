import { eq } from "drizzle-orm";
import type { ModerationAction } from "#contract/engagement/text-reports.ts";
import { MODERATION_MESSAGES as messages } from "#contract/messages/moderation.ts";
import type { Database } from "#server/db/database.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { blockUser, lockForChange } from "#server/modules/accounts/admin/change-users.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { deleteText, lockText, publishText, type TextIds } from "./text-rows.ts";

interface Decision {
  administratorId: string;
  /** Of the administrator. */
  sessionId: string;
  /** Of the comment or reply. */
  id: string;
  action: ModerationAction;
}

interface DecidedText {
  outfitId: string;
  /** Whether the text is public for the first time. */
  isPublished: boolean;
  /** The author whose sessions have ended. */
  blockedId: string | undefined;
}

/**
 * Publishes or deletes a text of the queue, or deletes it and blocks its author. Throws NOT_FOUND for a text that is deleted already, and
 * CONFLICT for one that another administrator has approved and for an author who cannot be blocked.
 */
export async function decideOnText(
  database: Database,
  { administratorId, sessionId, id, action }: Decision,
): Promise<DecidedText> {
  return database.transaction(async (tx) => {
    const found = await findText(tx, id);
    if (!found) throw textRemoved();
    const { authorId, outfitName, ...ids } = found;
    // Users are locked before texts, as account deletion locks them.
    const author =
      action === "block"
        ? await lockForChange(tx, { administratorId, sessionId, userId: requireAuthor(authorId) })
        : undefined;
    if (author?.isAdmin) throw new ApiError("CONFLICT", messages.authorIsAdministrator);
    await lockUserShared(tx, administratorId);
    const text = await lockText(tx, ids, true);
    if (!text) throw textRemoved();
    if (!text.isQueued) throw new ApiError("CONFLICT", messages.decided);
    await (action === "approve" ? publishText(tx, ids, text) : deleteText(tx, ids, text));
    await recordActivity(tx, {
      administratorId,
      action: action === "approve" ? "approved" : "removed",
      subject: { kind: "text", id, name: outfitName },
    });
    if (author && !author.blockedAt) await blockUser(tx, author, administratorId, messages.blockReason);
    const isPublished = action === "approve" && text.isNew;
    return { outfitId: ids.outfitId, isPublished, blockedId: author?.id };
  });
}

/** Where a comment or reply is, and who wrote it. */
async function findText(
  tx: Database,
  id: string,
): Promise<(TextIds & { authorId: string | null; outfitName: string }) | undefined> {
  const outfit = { outfitId: outfits.id, category: outfits.category, section: outfits.section };
  const [comment] = await tx
    .select({ commentId: comments.id, authorId: comments.userId, ...outfit })
    .from(comments)
    .innerJoin(outfits, eq(outfits.id, comments.outfitId))
    .where(eq(comments.id, id));
  const [found] = comment
    ? [comment]
    : await tx
        .select({ commentId: comments.id, replyId: replies.id, authorId: replies.userId, ...outfit })
        .from(replies)
        .innerJoin(comments, eq(comments.id, replies.commentId))
        .innerJoin(outfits, eq(outfits.id, comments.outfitId))
        .where(eq(replies.id, id));
  if (!found) return undefined;
  const { category, section, ...text } = found;
  return { ...text, outfitName: `${category} · ${section}` };
}

function requireAuthor(authorId: string | null): string {
  if (authorId === null) throw new ApiError("CONFLICT", messages.authorDeleted);
  return authorId;
}

export function textRemoved(): ApiError {
  return new ApiError("NOT_FOUND", messages.removed);
}

import type { ModerationAction } from "#contract/engagement/contribution-reports.ts";
import { MODERATION_ERRORS, MODERATION_MESSAGES as messages } from "#contract/messages/moderation.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { blockUser, lockForChange } from "#server/modules/accounts/admin/change-users.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { findContribution } from "#server/modules/engagement/find-contribution.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { deleteContribution, lockContribution, publishContribution } from "./contribution-rows.ts";

interface Decision {
  administratorId: string;
  /** Of the administrator. */
  sessionId: string;
  /** Of the comment or reply. */
  id: string;
  action: ModerationAction;
}

interface DecidedContribution {
  outfitId: string;
  /** Whether the contribution is public for the first time. */
  isPublished: boolean;
  /** The author whose sessions have ended. */
  blockedId: string | undefined;
}

/**
 * Publishes or deletes a contribution of the queue, or deletes it and blocks its author. Throws NOT_FOUND for
 * a contribution that is deleted already, and CONFLICT for one that another administrator has approved and
 * for an author who cannot be blocked.
 */
export async function decideOnContribution(
  database: Database,
  { administratorId, sessionId, id, action }: Decision,
): Promise<DecidedContribution> {
  return database.transaction(async (tx) => {
    const found = await findContribution(tx, id);
    if (!found) throw contributionRemoved();
    const { authorId, outfitName, ...ids } = found;
    // Users are locked before contributions, as account deletion locks them.
    const author =
      action === "block"
        ? await lockForChange(tx, { administratorId, sessionId, userId: requireAuthor(authorId) })
        : undefined;
    if (author?.isAdmin) throw new ApiError("CONFLICT", MODERATION_ERRORS.authorIsAdministrator);
    await lockUserShared(tx, administratorId);
    const contribution = await lockContribution(tx, ids, true);
    if (!contribution) throw contributionRemoved();
    if (!contribution.isQueued) throw new ApiError("CONFLICT", MODERATION_ERRORS.decided);
    await (action === "approve"
      ? publishContribution(tx, ids, contribution)
      : deleteContribution(tx, ids, contribution));
    await recordActivity(tx, {
      administratorId,
      action: action === "approve" ? "approved" : "removed",
      subject: { kind: "text", id, name: outfitName },
    });
    if (author && !author.blockedAt) await blockUser(tx, author, administratorId, messages.blockReason);
    const isPublished = action === "approve" && contribution.isNew;
    return { outfitId: ids.outfitId, isPublished, blockedId: author?.id };
  });
}

function requireAuthor(authorId: string | null): string {
  if (authorId === null) throw new ApiError("CONFLICT", MODERATION_ERRORS.authorDeleted);
  return authorId;
}

export function contributionRemoved(): ApiError {
  return new ApiError("NOT_FOUND", MODERATION_ERRORS.removed);
}

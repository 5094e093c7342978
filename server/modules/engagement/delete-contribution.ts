import type { Database } from "#server/db/database.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import type { EngagementFunction } from "./engagement-functions.ts";
import { findContribution } from "./find-contribution.ts";
import type { CommentParams, ReplyParams } from "./params.ts";

/** Deletes a contribution by `remove`, and records it where an administrator deletes that of another person. */
export async function deleteContribution<Params extends CommentParams | ReplyParams>(
  database: Database,
  remove: EngagementFunction<Params>,
  params: Params,
  caller: SignedInUser,
): Promise<void> {
  if (!caller.isAdmin) return remove(database, params, caller, {});
  const id = "replyId" in params ? params.replyId : params.commentId;
  await database.transaction(async (tx) => {
    // Users are locked before contributions; the activity's reference would lock the administrator after them.
    await lockUserShared(tx, caller.id);
    const found = await findContribution(tx, id);
    await remove(tx, params, caller, {});
    if (!found || found.authorId === caller.id) return;
    await recordActivity(tx, {
      administratorId: caller.id,
      action: "removed",
      subject: { kind: "text", id, name: found.outfitName },
    });
  });
}

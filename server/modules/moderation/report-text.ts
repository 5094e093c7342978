import { and, eq, exists, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { TextReport } from "#contract/engagement/moderation.ts";
import { REPORTS_THAT_HOLD } from "#contract/limits.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import { MODERATION_MESSAGES as messages } from "#contract/messages/moderation.ts";
import type { Database } from "#server/db/database.ts";
import { nowMinusDays } from "#server/db/now-minus-days.ts";
import { textReports } from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { holdText, lockText, queueText, reportsOf, type TextIds } from "./text-rows.ts";

const REPORT_RETENTION_DAYS = 90;
/** Accounts are free, addresses are not: one person cannot hold a text alone. */
const isByConfirmedAccount = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, textReports.userId), isNotNull(users.emailConfirmedAt))),
);

/**
 * Stores a report and puts the text into the queue, and holds it once enough people with a confirmed address
 * have reported it; whether it did. A repeated report of a person changes nothing. Throws NOT_FOUND, and
 * CONFLICT for one's own text.
 */
export async function reportText(
  database: Database,
  ids: TextIds,
  caller: SignedInUser,
  { reason, note }: TextReport,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUserShared(tx, caller.id);
    const text = await lockText(tx, ids, caller.isAdmin);
    if (text?.authorId === caller.id) throw new ApiError("CONFLICT", messages.ownText);
    if (!text || text.isHeld) throw textNotFound(ids);
    const { replyId } = ids;
    const subject = replyId === undefined ? { commentId: ids.commentId } : { replyId };
    const stored = await tx
      .insert(textReports)
      .values({ ...subject, userId: caller.id, reason, note: note || null })
      .onConflictDoNothing()
      .returning({ id: textReports.id });
    if (stored.length === 0) return false;
    await queueText(tx, ids);
    const reports = await tx.$count(
      textReports,
      and(reportsOf(ids), isNull(textReports.decidedAt), isByConfirmedAccount),
    );
    if (reports < REPORTS_THAT_HOLD) return false;
    await holdText(tx, ids, "reports");
    return true;
  });
}

function textNotFound({ replyId }: TextIds): ApiError {
  const { commentNotFound, replyNotFound } = ENGAGEMENT_MESSAGES;
  return new ApiError("NOT_FOUND", replyId === undefined ? commentNotFound : replyNotFound);
}

/** Deletes old reports. What they put into the queue stays there. */
export async function deleteOldReports(database: Database): Promise<void> {
  await database.delete(textReports).where(lt(textReports.createdAt, nowMinusDays(REPORT_RETENTION_DAYS)));
}

import { and, eq, exists, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { ContributionReport } from "#contract/engagement/moderation.ts";
import { REPORTS_THAT_HOLD } from "#contract/limits.ts";
import { ENGAGEMENT_ERRORS } from "#contract/messages/engagement.ts";
import { MODERATION_ERRORS as messages } from "#contract/messages/moderation.ts";
import type { Database } from "#server/db/database.ts";
import { nowMinusDays } from "#server/db/now-minus-days.ts";
import { contributionReports } from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import {
  type ContributionIds,
  holdContribution,
  lockContribution,
  queueContribution,
  reportsOf,
} from "./contribution-rows.ts";

const REPORT_RETENTION_DAYS = 90;
/** Accounts are free, addresses are not: one person cannot hold a contribution alone. */
const isByConfirmedAccount = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, contributionReports.userId), isNotNull(users.emailConfirmedAt))),
);

/**
 * Stores a report and puts the contribution into the queue, and holds it once enough people with a confirmed
 * address have reported it; whether it did. A repeated report of a person changes nothing. Throws NOT_FOUND,
 * and CONFLICT for one's own contribution.
 */
export async function reportContribution(
  database: Database,
  ids: ContributionIds,
  caller: SignedInUser,
  { reason, note }: ContributionReport,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUserShared(tx, caller.id);
    const contribution = await lockContribution(tx, ids, caller.isAdmin);
    if (contribution?.authorId === caller.id) throw new ApiError("CONFLICT", messages.ownText);
    if (!contribution || contribution.isHeld) throw contributionNotFound(ids);
    const { replyId } = ids;
    const subject = replyId === undefined ? { commentId: ids.commentId } : { replyId };
    const stored = await tx
      .insert(contributionReports)
      .values({ ...subject, userId: caller.id, reason, note: note || null })
      .onConflictDoNothing()
      .returning({ id: contributionReports.id });
    if (stored.length === 0) return false;
    await queueContribution(tx, ids);
    const reports = await tx.$count(
      contributionReports,
      and(reportsOf(ids), isNull(contributionReports.decidedAt), isByConfirmedAccount),
    );
    if (reports < REPORTS_THAT_HOLD) return false;
    await holdContribution(tx, ids, "reports");
    return true;
  });
}

function contributionNotFound({ replyId }: ContributionIds): ApiError {
  const { commentNotFound, replyNotFound } = ENGAGEMENT_ERRORS;
  return new ApiError("NOT_FOUND", replyId === undefined ? commentNotFound : replyNotFound);
}

/** Deletes old reports. What they put into the queue stays there. */
export async function deleteOldReports(database: Database): Promise<void> {
  await database
    .delete(contributionReports)
    .where(lt(contributionReports.createdAt, nowMinusDays(REPORT_RETENTION_DAYS)));
}

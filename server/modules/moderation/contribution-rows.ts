import { and, eq, sql } from "drizzle-orm";
import type { HoldReason } from "#contract/engagement/contribution-reports.ts";
import type { Database } from "#server/db/database.ts";
import { comments, contributionReports, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";

export interface ContributionIds {
  outfitId: string;
  commentId: string;
  replyId?: string | undefined;
}

interface ContributionRow {
  authorId: string | null;
  isHeld: boolean;
  /** Whether it has never been public: a check held it, and no administrator has decided. */
  isNew: boolean;
  isQueued: boolean;
}

/**
 * Locks a comment or reply, after its parents, which have the counters: in the lock order of all writers.
 * Undefined if it does not exist, or its outfit is inactive and the caller no administrator.
 */
export async function lockContribution(
  tx: Database,
  { outfitId, commentId, replyId }: ContributionIds,
  isAdmin: boolean,
): Promise<ContributionRow | undefined> {
  const [outfit] = await tx
    .select({ isActive: outfits.isActive })
    .from(outfits)
    .where(eq(outfits.id, outfitId))
    .for("no key update");
  if (!outfit || !(outfit.isActive || isAdmin)) return undefined;
  const [comment] = await tx
    .select(lockedColumns(comments))
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.outfitId, outfitId)))
    .for("no key update");
  if (!comment || replyId === undefined) return comment;
  const [reply] = await tx
    .select(lockedColumns(replies))
    .from(replies)
    .where(and(eq(replies.id, replyId), eq(replies.commentId, commentId)))
    .for("no key update");
  // Only administrators see replies to a held comment.
  return reply && comment.isHeld && !isAdmin ? { ...reply, isHeld: true } : reply;
}

function lockedColumns(table: typeof comments | typeof replies) {
  return {
    authorId: table.userId,
    isHeld: sql<boolean>`${table.heldAt} is not null`,
    isNew: sql<boolean>`${table.heldAt} is not null and not 'reports' = any(${table.holdReasons})`,
    isQueued: sql<boolean>`${table.queuedAt} is not null`,
  };
}

/** Lets only the author and administrators see a public contribution, and stops counting it. */
export async function holdContribution(
  tx: Database,
  ids: ContributionIds,
  reason: HoldReason,
): Promise<void> {
  const held = { heldAt: sql`now()`, holdReasons: [reason] };
  await updateContribution(tx, ids, held);
  await countContribution(tx, ids, -1);
}

/** Ends the wait of a contribution, which is public from then on; its reports do not count any more. */
export async function publishContribution(
  tx: Database,
  ids: ContributionIds,
  { isHeld }: ContributionRow,
): Promise<void> {
  await updateContribution(tx, ids, { heldAt: null, holdReasons: [], queuedAt: null });
  if (isHeld) await countContribution(tx, ids, 1);
  await tx
    .update(contributionReports)
    .set({ decidedAt: sql`coalesce(${contributionReports.decidedAt}, now())` })
    .where(reportsOf(ids));
}

/** Deletes a contribution with its reactions, reports and replies. */
export async function deleteContribution(
  tx: Database,
  ids: ContributionIds,
  { isHeld }: ContributionRow,
): Promise<void> {
  const { commentId, replyId } = ids;
  if (replyId === undefined) await tx.delete(comments).where(eq(comments.id, commentId));
  else await tx.delete(replies).where(eq(replies.id, replyId));
  if (!isHeld) await countContribution(tx, ids, -1);
}

export async function queueContribution(tx: Database, ids: ContributionIds): Promise<void> {
  await updateContribution(tx, ids, { queuedAt: sql`coalesce(queued_at, now())` });
}

export function reportsOf({ commentId, replyId }: ContributionIds) {
  return replyId === undefined
    ? eq(contributionReports.commentId, commentId)
    : eq(contributionReports.replyId, replyId);
}

async function updateContribution(
  tx: Database,
  { commentId, replyId }: ContributionIds,
  values: Parameters<ReturnType<typeof tx.update<typeof comments>>["set"]>[0] &
    Parameters<ReturnType<typeof tx.update<typeof replies>>["set"]>[0],
): Promise<void> {
  if (replyId === undefined) await tx.update(comments).set(values).where(eq(comments.id, commentId));
  else await tx.update(replies).set(values).where(eq(replies.id, replyId));
}

/** Counts a contribution on its outfit, or a reply on its comment. */
async function countContribution(
  tx: Database,
  { outfitId, commentId, replyId }: ContributionIds,
  change: 1 | -1,
): Promise<void> {
  if (replyId === undefined)
    await tx
      .update(outfits)
      .set({ commentCount: sql`${outfits.commentCount} + ${change}` })
      .where(eq(outfits.id, outfitId));
  else
    await tx
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} + ${change}` })
      .where(eq(comments.id, commentId));
}

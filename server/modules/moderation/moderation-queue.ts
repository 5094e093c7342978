import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ModerationEntry, ModerationQueue } from "#contract/engagement/moderation.ts";
import type { Database } from "#server/db/database.ts";
import { comments, contributionReports, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";
import { findContext } from "./find-context.ts";

/** Reports of a contribution that the queue shows. */
const REPORTS_SHOWN = 5;

export async function countQueuedContributions(database: Database): Promise<number> {
  const counts = await Promise.all([
    database.$count(comments, isNotNull(comments.queuedAt)),
    database.$count(replies, isNotNull(replies.queuedAt)),
  ]);
  return counts[0] + counts[1];
}

/** A page of the contributions that wait for a decision, the longest waiting first. */
export async function readQueue(
  database: Database,
  page: { startIndex: number; limit: number },
): Promise<ModerationQueue> {
  const rows = await findQueued(database, page);
  const reports = groupBy(
    await findReports(
      database,
      rows.map(({ id }) => id),
    ),
    ({ contributionId }) => contributionId,
  );
  const contexts = await findContext(database, rows);
  const entries = rows.map((row): ModerationEntry => {
    const ofEntry = reports.get(row.id) ?? [];
    return {
      _id: row.id,
      kind: row.replyId === null ? "comment" : "reply",
      text: row.text,
      author: row.author && {
        _id: row.author.id,
        username: row.author.username,
        createdAt: row.author.createdAt.toISOString(),
        isUserAdmin: row.author.isAdmin,
        isBlocked: row.author.blockedAt !== null,
      },
      outfitId: row.outfitId,
      outfitName: `${row.category} · ${row.section}`,
      isHeld: row.heldAt !== null,
      reasons: row.holdReasons,
      reportCount: ofEntry[0]?.count ?? 0,
      reports: ofEntry.map(({ reason, note }) => ({ reason, note })),
      thread: contexts.get(row.id) ?? [],
      createdAt: row.createdAt.toISOString(),
    };
  });
  return { entries, total: await countQueuedContributions(database) };
}

async function findQueued(database: Database, { startIndex, limit }: { startIndex: number; limit: number }) {
  const page = unionAll(
    database
      .select({
        id: sql<string>`${comments.id}`.as("queued_id"),
        replyId: sql<string | null>`null::uuid`.as("queued_reply_id"),
        queuedAt: sql`${comments.queuedAt}`.as("queued_since"),
      })
      .from(comments)
      .where(isNotNull(comments.queuedAt)),
    database
      .select({
        id: sql<string>`${replies.id}`.as("queued_id"),
        replyId: sql<string | null>`${replies.id}`.as("queued_reply_id"),
        queuedAt: sql`${replies.queuedAt}`.as("queued_since"),
      })
      .from(replies)
      .where(isNotNull(replies.queuedAt)),
  )
    .orderBy(sql`queued_since`, sql`queued_id`)
    .limit(limit)
    .offset(startIndex)
    .as("page");
  const rows = await database
    .select({
      id: page.id,
      replyId: page.replyId,
      commentId: comments.id,
      outfitId: comments.outfitId,
      category: outfits.category,
      section: outfits.section,
      own: comments,
      reply: replies,
      author: users,
    })
    .from(page)
    .leftJoin(replies, eq(replies.id, page.replyId))
    .innerJoin(comments, eq(comments.id, sql`coalesce(${replies.commentId}, ${page.id})`))
    .innerJoin(outfits, eq(outfits.id, comments.outfitId))
    .leftJoin(
      users,
      eq(users.id, sql`case when ${replies.id} is null then ${comments.userId} else ${replies.userId} end`),
    )
    .orderBy(sql`queued_since`, sql`queued_id`);
  return rows.map(({ own, reply, ...row }) => {
    const { text, heldAt, holdReasons, createdAt } = reply ?? own;
    return { ...row, text, heldAt, holdReasons, createdAt };
  });
}

/** The latest reports of each contribution on which no administrator has decided, and how many there are. */
async function findReports(database: Database, contributionIds: string[]) {
  if (contributionIds.length === 0) return [];
  const contributionId = sql<string>`coalesce(${contributionReports.replyId}, ${contributionReports.commentId})`;
  const ranked = database
    .select({
      contributionId: contributionId.as("text_id"),
      reason: contributionReports.reason,
      note: contributionReports.note,
      createdAt: contributionReports.createdAt,
      count: sql<number>`(count(*) over (partition by ${contributionId}))::int`.as("count"),
      rank: sql<number>`row_number() over (partition by ${contributionId} order by ${contributionReports.createdAt} desc, ${contributionReports.id})`.as(
        "rank",
      ),
    })
    .from(contributionReports)
    .where(
      and(
        isNull(contributionReports.decidedAt),
        sql`(${inArray(contributionReports.commentId, contributionIds)} or ${inArray(contributionReports.replyId, contributionIds)})`,
      ),
    )
    .as("ranked");
  return database
    .select()
    .from(ranked)
    .where(lte(ranked.rank, REPORTS_SHOWN))
    .orderBy(desc(ranked.createdAt), asc(ranked.contributionId));
}

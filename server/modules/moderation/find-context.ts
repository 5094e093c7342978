import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ModerationEntry } from "#contract/engagement/moderation.ts";
import type { Database } from "#server/db/database.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";

/** Replies around a contribution that help to judge it. */
const REPLIES_SHOWN = 3;

type ContextContribution = ModerationEntry["thread"][number];

interface Contribution {
  id: string;
  replyId: string | null;
  commentId: string;
}

const own = alias(replies, "own");
const shown = {
  id: replies.id,
  userId: replies.userId,
  text: replies.text,
  heldAt: replies.heldAt,
  createdAt: replies.createdAt,
};

/**
 * What is around each contribution, by its id: of a reply its comment and the latest replies before it, of a
 * comment its first replies. Held ones are included, because only administrators read this.
 */
export async function findContext(
  database: Database,
  contributions: readonly Contribution[],
): Promise<Map<string, ContextContribution[]>> {
  const ofReplies = contributions.filter(({ replyId }) => replyId !== null);
  const ofComments = contributions.filter(({ replyId }) => replyId === null);
  const parents = new Map(
    (
      await findParents(
        database,
        ofReplies.map(({ commentId }) => commentId),
      )
    ).map((row) => [row.id, row]),
  );
  const around = groupBy(
    [
      ...(await findFirstReplies(database, idsOf(ofComments))),
      ...(await findRepliesBefore(database, idsOf(ofReplies))),
    ],
    ({ contributionId }) => contributionId,
  );
  return new Map(
    contributions.map(({ id, replyId, commentId }) => {
      const parent = replyId === null ? undefined : parents.get(commentId);
      const shownReplies = (around.get(id) ?? []).map((row) => present("reply", row));
      return [id, parent ? [present("comment", parent), ...shownReplies] : shownReplies];
    }),
  );
}

async function findParents(database: Database, commentIds: string[]) {
  if (commentIds.length === 0) return [];
  return database
    .select({
      id: comments.id,
      text: comments.text,
      heldAt: comments.heldAt,
      createdAt: comments.createdAt,
      username: users.username,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(inArray(comments.id, commentIds));
}

async function findFirstReplies(database: Database, commentIds: string[]) {
  if (commentIds.length === 0) return [];
  const first = database
    .select(shown)
    .from(replies)
    .where(eq(replies.commentId, comments.id))
    .orderBy(asc(replies.createdAt), asc(replies.id))
    .limit(REPLIES_SHOWN)
    .as("first");
  return database
    .select({ ...first._.selectedFields, contributionId: comments.id, username: users.username })
    .from(comments)
    .innerJoinLateral(first, sql`true`)
    .leftJoin(users, eq(users.id, first.userId))
    .where(inArray(comments.id, commentIds))
    .orderBy(asc(first.createdAt), asc(first.id));
}

async function findRepliesBefore(database: Database, replyIds: string[]) {
  if (replyIds.length === 0) return [];
  const latest = database
    .select(shown)
    .from(replies)
    .where(
      sql`${replies.commentId} = ${own.commentId} and (${replies.createdAt}, ${replies.id}) < (${own.createdAt}, ${own.id})`,
    )
    .orderBy(desc(replies.createdAt), desc(replies.id))
    .limit(REPLIES_SHOWN)
    .as("latest");
  return database
    .select({ ...latest._.selectedFields, contributionId: own.id, username: users.username })
    .from(own)
    .innerJoinLateral(latest, sql`true`)
    .leftJoin(users, eq(users.id, latest.userId))
    .where(inArray(own.id, replyIds))
    .orderBy(asc(latest.createdAt), asc(latest.id));
}

function present(
  kind: ContextContribution["kind"],
  row: { id: string; username: string | null; text: string; heldAt: Date | null; createdAt: Date },
): ContextContribution {
  return {
    _id: row.id,
    kind,
    username: row.username,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    isHeld: row.heldAt !== null,
  };
}

function idsOf(contributions: readonly Contribution[]): string[] {
  return contributions.map(({ id }) => id);
}

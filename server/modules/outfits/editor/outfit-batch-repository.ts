import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { COMMENTS_WITH_OUTFIT, REACTION_USERS_LISTED } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { comments, outfitReactions, type ReactionKind } from "#server/db/schema/engagement.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { isLinkOfItem, itemLinkSelection } from "#server/modules/outfits/item-link.ts";

/** Items, reactions and comments of many outfits, one statement each; outfit-repository.ts and comment-repository.ts do the same for one outfit. */

/** The last outfit of the previous batch; undefined for the first batch. */
export type AfterOutfit = { id: string; createdAt: Date } | undefined;

/** Keyset paging, newest first: changes between batches neither repeat nor skip an outfit. */
export function newestAfter(after: AfterOutfit): { where: SQL | undefined; orderBy: [SQL, SQL] } {
  return {
    where:
      after &&
      sql`(${outfits.createdAt}, ${outfits.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    orderBy: [desc(outfits.createdAt), desc(outfits.id)],
  };
}

export async function findItemsOf(database: Database, outfitIds: string[]) {
  return database
    .select({ ...getTableColumns(outfitItems), ...itemLinkSelection })
    .from(outfitItems)
    .leftJoin(links, isLinkOfItem)
    .where(inArray(outfitItems.outfitId, outfitIds))
    .orderBy(asc(outfitItems.outfitId), asc(outfitItems.position));
}

/** The users with this reaction to each outfit: the newest thousand, newest first, always including the caller. */
export async function findReactionUsersOf(
  database: Database,
  outfitIds: string[],
  kind: ReactionKind,
  callerId: string,
) {
  const newest = database
    .select({ userId: outfitReactions.userId, createdAt: outfitReactions.createdAt })
    .from(outfitReactions)
    .where(and(eq(outfitReactions.outfitId, outfits.id), eq(outfitReactions.kind, kind)))
    .orderBy(
      desc(sql`${outfitReactions.userId} = ${callerId}`),
      desc(outfitReactions.createdAt),
      desc(outfitReactions.userId),
    )
    .limit(REACTION_USERS_LISTED)
    .as("newest");
  return database
    .select({ outfitId: outfits.id, userId: newest.userId })
    .from(outfits)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(outfits.id, outfitIds))
    .orderBy(desc(newest.createdAt), desc(newest.userId));
}

/** The first page of comments of each outfit, newest first. */
export async function findCommentsOf(database: Database, outfitIds: string[]) {
  const newest = database
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.outfitId, outfits.id), isNull(comments.heldAt)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(COMMENTS_WITH_OUTFIT)
    .as("newest");
  return database
    .select({ ...getTableColumns(comments), username: users.username, userFullName: users.fullName })
    .from(outfits)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(comments, eq(comments.id, newest.id))
    .leftJoin(users, eq(comments.userId, users.id))
    .where(inArray(outfits.id, outfitIds))
    .orderBy(desc(comments.createdAt), desc(comments.id));
}

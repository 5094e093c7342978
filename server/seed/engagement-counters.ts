import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  commentReactions,
  comments,
  outfitReactions,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";

/** Sets every counter of reactions, comments and replies to the number of its rows. */
export async function countEngagement(database: Database): Promise<void> {
  await database.update(outfits).set({
    likeCount: countOf(sql`${outfitReactions} r where r.outfit_id = ${outfits}.id and r.kind = 'like'`),
    dislikeCount: countOf(sql`${outfitReactions} r where r.outfit_id = ${outfits}.id and r.kind = 'dislike'`),
    commentCount: countOf(sql`${comments} r where r.outfit_id = ${outfits}.id and r.held_at is null`),
  });
  await database.update(comments).set({
    likeCount: countOf(sql`${commentReactions} r where r.comment_id = ${comments}.id and r.kind = 'like'`),
    dislikeCount: countOf(
      sql`${commentReactions} r where r.comment_id = ${comments}.id and r.kind = 'dislike'`,
    ),
    replyCount: countOf(sql`${replies} r where r.comment_id = ${comments}.id and r.held_at is null`),
  });
  await database.update(replies).set({
    likeCount: countOf(sql`${replyReactions} r where r.reply_id = ${replies}.id and r.kind = 'like'`),
    dislikeCount: countOf(sql`${replyReactions} r where r.reply_id = ${replies}.id and r.kind = 'dislike'`),
  });
}

function countOf(rows: SQL): SQL<number> {
  return sql<number>`(select count(*) from ${rows})`;
}

import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#server/db/database.ts";
import { boardOutfits, boards, savedOutfits } from "#server/db/schema/boards.ts";
import {
  commentReactions,
  comments,
  outfitReactions,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";

/** Fails when any counter of any outfit, comment or reply differs from the rows it counts. */
export async function expectExactCounters(database: Database): Promise<void> {
  const drifted = await database.execute(sql`
    with counters(thing, id, counter, stored, counted) as (
      select 'outfit', o.id, 'likes', o.like_count, (select count(*) from ${outfitReactions} r where r.outfit_id = o.id and r.kind = 'like') from ${outfits} o
      union all select 'outfit', o.id, 'dislikes', o.dislike_count, (select count(*) from ${outfitReactions} r where r.outfit_id = o.id and r.kind = 'dislike') from ${outfits} o
      union all select 'outfit', o.id, 'comments', o.comment_count, (select count(*) from ${comments} r where r.outfit_id = o.id and r.held_at is null) from ${outfits} o
      union all select 'outfit', o.id, 'saves', o.save_count, (
        select count(distinct b.user_id) from ${boardOutfits} r join ${boards} b on b.id = r.board_id where r.outfit_id = o.id) from ${outfits} o
      union all select 'outfit', o.id, 'savers', o.save_count, (select count(*) from ${savedOutfits} r where r.outfit_id = o.id) from ${outfits} o
      union all select 'comment', c.id, 'likes', c.like_count, (select count(*) from ${commentReactions} r where r.comment_id = c.id and r.kind = 'like') from ${comments} c
      union all select 'comment', c.id, 'dislikes', c.dislike_count, (select count(*) from ${commentReactions} r where r.comment_id = c.id and r.kind = 'dislike') from ${comments} c
      union all select 'comment', c.id, 'replies', c.reply_count, (select count(*) from ${replies} r where r.comment_id = c.id and r.held_at is null) from ${comments} c
      union all select 'reply', p.id, 'likes', p.like_count, (select count(*) from ${replyReactions} r where r.reply_id = p.id and r.kind = 'like') from ${replies} p
      union all select 'reply', p.id, 'dislikes', p.dislike_count, (select count(*) from ${replyReactions} r where r.reply_id = p.id and r.kind = 'dislike') from ${replies} p
    )
    select thing, id, counter, stored, counted from counters where stored <> counted
  `);
  expect((drifted as unknown as { rows: unknown[] }).rows).toEqual([]);
}

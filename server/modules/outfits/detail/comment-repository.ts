import { sql } from "drizzle-orm";
import type { Comment, Reply } from "#contract/outfit/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { readRows } from "#server/db/read-rows.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { commentsJson, repliesJson } from "./contributions-json.ts";

interface Page {
  startIndex: number;
  limit: number;
}

/** A page of an outfit's comments, newest first, with their first replies. */
export async function findComments(
  database: Database,
  outfitId: string,
  { startIndex, limit }: Page,
  callerId: string | undefined,
): Promise<Comment[]> {
  const page = sql`
    select * from ${comments} where ${comments.outfitId} = ${outfitId} and ${comments.heldAt} is null
    order by ${comments.createdAt} desc, ${comments.id} desc limit ${limit} offset ${startIndex}`;
  const [row] = await readRows<{ page: Comment[] }>(
    database,
    sql`select ${commentsJson(page, idOrNull(callerId))} as page`,
  );
  return row?.page ?? [];
}

/** A page of one comment's replies, oldest first; none if the comment is not one of that outfit. */
export async function findReplies(
  database: Database,
  { outfitId, commentId }: { outfitId: string; commentId: string },
  { startIndex, limit }: Page,
  callerId: string | undefined,
): Promise<Reply[]> {
  const page = sql`
    select * from ${replies} where ${replies.commentId} = ${commentId} and ${replies.heldAt} is null and exists (
      select from ${comments}
      where ${comments.id} = ${commentId} and ${comments.outfitId} = ${outfitId} and ${comments.heldAt} is null
    )
    order by ${replies.createdAt}, ${replies.id} limit ${limit} offset ${startIndex}`;
  const [row] = await readRows<{ page: Reply[] }>(
    database,
    sql`select ${repliesJson(page, idOrNull(callerId))} as page`,
  );
  return row?.page ?? [];
}

const idOrNull = (id: string | undefined) => sql`${id ?? null}::uuid`;

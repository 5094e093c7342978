import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";

export interface FoundContribution {
  outfitId: string;
  /** Of the comment, or of the comment that is replied to. */
  commentId: string;
  replyId?: string | undefined;
  authorId: string | null;
  /** What the activity calls the contribution by. */
  outfitName: string;
}

/** A comment or a reply by its id, not locked. */
export async function findContribution(tx: Database, id: string): Promise<FoundContribution | undefined> {
  const outfit = { outfitId: outfits.id, category: outfits.category, section: outfits.section };
  const [comment] = await tx
    .select({ commentId: comments.id, authorId: comments.userId, ...outfit })
    .from(comments)
    .innerJoin(outfits, eq(outfits.id, comments.outfitId))
    .where(eq(comments.id, id));
  const [found] = comment
    ? [comment]
    : await tx
        .select({ commentId: comments.id, replyId: replies.id, authorId: replies.userId, ...outfit })
        .from(replies)
        .innerJoin(comments, eq(comments.id, replies.commentId))
        .innerJoin(outfits, eq(outfits.id, comments.outfitId))
        .where(eq(replies.id, id));
  if (!found) return undefined;
  const { category, section, ...ids } = found;
  return { ...ids, outfitName: `${category} · ${section}` };
}

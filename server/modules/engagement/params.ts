import { z } from "zod";

/** Where something stands, as the calls say it: the outfit, one of its comments, one of that comment's replies. */
export const outfitParams = z.object({ outfitId: z.string() });
export const commentParams = outfitParams.extend({ commentId: z.string() });
export const replyParams = commentParams.extend({ replyId: z.string() });

export type OutfitParams = z.output<typeof outfitParams>;
export type CommentParams = z.output<typeof commentParams>;
export type ReplyParams = z.output<typeof replyParams>;

import { z } from "zod";

/** Path parameters of the engagement calls. */
export const outfitParams = z.object({ outfitId: z.string() });
export const commentParams = outfitParams.extend({ commentId: z.string() });
export const replyParams = commentParams.extend({ replyId: z.string() });

export type OutfitParams = z.output<typeof outfitParams>;
export type CommentParams = z.output<typeof commentParams>;
export type ReplyParams = z.output<typeof replyParams>;

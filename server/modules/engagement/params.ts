import { z } from "zod";

const id = z.string().toLowerCase();

export const outfitParams = z.object({ outfitId: id });
export const commentParams = outfitParams.extend({ commentId: id });
export const replyParams = commentParams.extend({ replyId: id });

export type OutfitParams = z.output<typeof outfitParams>;
export type CommentParams = z.output<typeof commentParams>;
export type ReplyParams = z.output<typeof replyParams>;

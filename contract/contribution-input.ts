import { z } from "zod";
import { COMMENT_MAX_LENGTH, REPLY_MAX_LENGTH } from "./limits.ts";
import { ENGAGEMENT_MESSAGES as messages } from "./messages/engagement.ts";

/** Requires a visible character: not only spaces, zero-width characters and the like. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text of comments and replies: plain text, trimmed. */
function contribution(maxLength: number, tooLong: string) {
  return z.object({
    text: z
      .string(messages.textRequired)
      .trim()
      .min(1, { error: messages.textRequired, abort: true })
      .max(maxLength, tooLong)
      .regex(VISIBLE, { error: messages.textRequired, abort: true })
      .refine((text) => !text.includes("\u0000"), messages.textRequired),
  });
}

export const commentInputSchema = contribution(COMMENT_MAX_LENGTH, messages.commentTooLong);
export const replyInputSchema = contribution(REPLY_MAX_LENGTH, messages.replyTooLong);

import { z } from "zod";
import { COMMENT_MAX_LENGTH, REPLY_MAX_LENGTH } from "#contract/limits.ts";
import { ENGAGEMENT_MESSAGES as messages } from "#contract/messages/engagement.ts";
import { hasVisibleCharacter, storedText } from "#contract/values/text.ts";

/** Text of comments and replies: plain text, trimmed. */
function contribution(maxLength: number, tooLong: string) {
  return z.object({
    text: storedText(
      z
        .string(messages.textRequired)
        .trim()
        .min(1, { error: messages.textRequired, abort: true })
        .max(maxLength, tooLong)
        .refine(hasVisibleCharacter, { error: messages.textRequired, abort: true }),
      messages.textRequired,
    ),
  });
}

export const commentInputSchema = contribution(COMMENT_MAX_LENGTH, messages.commentTooLong);
export const replyInputSchema = contribution(REPLY_MAX_LENGTH, messages.replyTooLong);

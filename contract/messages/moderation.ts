import type { ModerationAction } from "#contract/engagement/contribution-reports.ts";
import { REPORT_NOTE_MAX_LENGTH } from "#contract/limits.ts";

/** Messages about reported and held comments and replies. */

export const MODERATION_MESSAGES = {
  reasonRequired: "Please choose what is wrong",
  noteText: "Please describe the problem in plain text",
  noteTooLong: `Please use at most ${REPORT_NOTE_MAX_LENGTH} characters`,
  ownText: "This is your own text: you can delete it.",
  actionRequired: "Please approve or remove the text, or block its author",
  removed: "This text has been removed already.",
  decided: "Another administrator has decided on this text already.",
  authorIsAdministrator:
    "The author is an administrator, who cannot be blocked here. You can remove the text.",
  authorDeleted: "The author has deleted their account. You can remove the text.",
  blockReason: "A comment of yours broke the rules of this shop.",
} as const;

/** What an administrator reads once it is done. */
export const MODERATION_DONE: Record<ModerationAction, string> = {
  approve: "The text is approved.",
  remove: "The text is removed.",
  block: "The text is removed, and its author is blocked.",
};

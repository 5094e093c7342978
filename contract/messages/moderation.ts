import type { HoldReason, ModerationAction } from "#contract/engagement/contribution-reports.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages about reported and held comments and replies. */

export const MODERATION_MESSAGES = {
  actionRequired: "Please approve or remove the text, or block its author",
  blockReason: "A comment of yours broke the rules of this shop.",
} as const;

/** Why a text waits for review. */
export const HOLD_LABELS: Record<HoldReason, string> = {
  repeated: "Same text on several outfits",
  words: "On your word list",
  "new-account-link": "Link of a new account",
  "many-links": "More than three links",
  reports: "Reported by three people",
};

/** What an administrator reads once it is done. */
export const MODERATION_DONE: Record<ModerationAction, string> = {
  approve: "The text is approved.",
  remove: "The text is removed.",
  block: "The text is removed, and its author is blocked.",
};

/** Errors of reporting, and of deciding on what is reported or held. */
export const MODERATION_ERRORS = errorMessages("moderation", {
  ownText: "This is your own text: you can delete it.",
  removed: "This text has been removed already.",
  decided: "Another administrator has decided on this text already.",
  authorIsAdministrator:
    "The author is an administrator, who cannot be blocked here. You can remove the text.",
  authorDeleted: "The author has deleted their account. You can remove the text.",
});

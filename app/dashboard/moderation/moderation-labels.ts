import type {
  ContributionReportReason,
  HoldReason,
  ModerationAction,
} from "#contract/engagement/contribution-reports.ts";

/** Why a contribution waits, as administrators read it. */
export const HOLD_LABELS: Record<HoldReason, string> = {
  repeated: "Same text on several outfits",
  words: "Word of your list",
  "new-account-link": "Link of a new account",
  "many-links": "More than three links",
  reports: "Reported by three people",
};

export const REPORT_REASON_LABELS: Record<ContributionReportReason, string> = {
  spam: "spam",
  abuse: "insult or threat",
  other: "something else",
};

/** The buttons of an entry, in their order, each with the key that does the same. */
export const DECISIONS: readonly { action: ModerationAction; label: string; key: string }[] = [
  { action: "approve", label: "Approve", key: "a" },
  { action: "remove", label: "Remove", key: "r" },
  { action: "block", label: "Remove and block", key: "b" },
];

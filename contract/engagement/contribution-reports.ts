/** Why a comment or reply is reported. */
export const CONTRIBUTION_REPORT_REASONS = ["spam", "abuse", "other"] as const;
export type ContributionReportReason = (typeof CONTRIBUTION_REPORT_REASONS)[number];

/** Why a comment or reply waits for review: what a check found, or that several people reported it. */
export const HOLD_REASONS = ["repeated", "words", "new-account-link", "many-links", "reports"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const MODERATION_ACTIONS = ["approve", "remove", "block"] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

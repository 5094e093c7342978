import type { Decision } from "#app/dashboard/moderation/decision-buttons.tsx";
import type { OutfitType } from "#contract/outfit/outfit-vocabulary.ts";
import {
  type AdminSubmission,
  type SubmissionAction,
  type SubmissionDecision,
  submissionDecisionSchema,
} from "#contract/submissions/submissions.ts";

export const LOOK_DECISIONS: readonly Decision<SubmissionAction>[] = [
  { action: "publish", label: "Publish", key: "p", variant: "primary" },
  { action: "request_changes", label: "Ask for changes", key: "c", variant: "secondary" },
  { action: "decline", label: "Decline", key: "d", variant: "ghostDanger" },
];

/** What an administrator has typed for a look. */
export interface LookDraft {
  /** "" for none. */
  rating: string;
  /** "" for none. */
  type: OutfitType | "";
  note: string;
  /** What is wrong with the rating. */
  ratingError: string | undefined;
  /** What is wrong with the note. */
  noteError: string | undefined;
}

export const EMPTY_DRAFT: LookDraft = {
  ...{ rating: "", type: "", note: "" },
  ...{ ratingError: undefined, noteError: undefined },
};

/**
 * The decision on a look as it is shown, or why it cannot be sent. What is not typed is not sent: a look that is
 * published again keeps its rating and its type.
 */
export function decisionOf(
  { submittedAt }: AdminSubmission,
  action: SubmissionAction,
  { rating, type, note }: LookDraft = EMPTY_DRAFT,
): { decision?: SubmissionDecision; error?: string } {
  const checked = submissionDecisionSchema.safeParse({
    action,
    submittedAt: submittedAt ?? undefined,
    ...(action === "publish"
      ? { rateLook: rating.trim() ? Number(rating) : undefined, type: type || undefined }
      : { note }),
  });
  return checked.success
    ? { decision: checked.data }
    : { error: checked.error.issues[0]?.message ?? checked.error.message };
}

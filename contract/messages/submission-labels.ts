import { HOLD_LABELS } from "#contract/messages/moderation.ts";
import type {
  SUBMISSION_WARNINGS,
  SubmissionAction,
  SubmissionState,
} from "#contract/submissions/submissions.ts";

/** What people read for the fixed values of submitted looks. */

export const SUBMISSION_STATE_LABELS: Record<SubmissionState, string> = {
  draft: "Draft",
  submitted: "Waiting for review",
  changes_requested: "Changes asked for",
  published: "In the shop",
  declined: "Declined",
};

/** What the author of a look reads that was in the shop and waits for review again. */
export const HELD_LOOK =
  "It was in the shop until something about it changed. We look at it before it is shown there again. Ask us if you do not want that.";

/** What an administrator should look at before publishing. */
export const SUBMISSION_WARNING_LABELS: Record<(typeof SUBMISSION_WARNINGS)[number], string> = {
  ...HOLD_LABELS,
  repeated: "Same text on several looks",
  "links-changed": "A link leads elsewhere since this look was published",
};

/** What an administrator reads once it is done. */
export const SUBMISSION_DONE: Record<SubmissionAction, string> = {
  publish: "The look is published.",
  request_changes: "The author is asked for changes.",
  decline: "The look is declined.",
};

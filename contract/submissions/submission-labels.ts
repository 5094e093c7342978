import type { SubmissionState } from "./submissions.ts";

/** The states of submitted looks, as their authors and administrators read them. */
export const SUBMISSION_STATE_LABELS: Readonly<Record<SubmissionState, string>> = {
  draft: "Draft",
  submitted: "Waiting for review",
  changes_requested: "Changes asked for",
  published: "In the shop",
  declined: "Declined",
};

/** The states in which authors change and submit their looks. */
export const isWithAuthor = (state: SubmissionState): boolean =>
  state === "draft" || state === "changes_requested" || state === "declined";

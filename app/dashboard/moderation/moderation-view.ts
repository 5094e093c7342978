import { type ListView, parseListView, useListView } from "#app/dashboard/frame/list-view.ts";
import { oneOf } from "#contract/http/one-of.ts";
import { MODERATION_PAGE_SIZE, SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";
import { SUBMISSION_STATES, type SubmissionState } from "#contract/submissions/submissions.ts";

const MODERATION_TABS = ["texts", "looks"] as const;
type ModerationTab = (typeof MODERATION_TABS)[number];

interface ModerationView extends ListView {
  tab: ModerationTab;
  /** Of the looks. */
  state: SubmissionState;
}

const FIRST_VIEW: ModerationView = { tab: "texts", state: "submitted", searchTerm: "", page: 1 };
const LIMITS = { searchTermMaxLength: SEARCH_TERM_MAX_LENGTH, pageSize: MODERATION_PAGE_SIZE };

/** Unknown values count as absent. */
const parseModerationView = (params: URLSearchParams): ModerationView => ({
  ...parseListView(params, LIMITS),
  tab: oneOf(MODERATION_TABS, params.get("tab"), FIRST_VIEW.tab),
  state: oneOf(SUBMISSION_STATES, params.get("state"), FIRST_VIEW.state),
});

export const useModerationView = () => useListView(FIRST_VIEW, parseModerationView);
export type ModerationViewing = ReturnType<typeof useModerationView>;

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { pageCount, useExistingPage } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { PagedList, pageSummary } from "#app/dashboard/frame/paged-list.tsx";
import { decideWithUndo } from "#app/dashboard/moderation/decide-with-undo.ts";
import { decisionOf, LOOK_DECISIONS, type LookDraft } from "#app/dashboard/moderation/looks/look-decision.ts";
import { LookEntry } from "#app/dashboard/moderation/looks/look-entry.tsx";
import {
  decideOnLook,
  decideOnLookOnLeaving,
  LOOKS_KEY,
  looksQuery,
} from "#app/dashboard/moderation/looks/looks-api.ts";
import { type Asked, NoteDialog } from "#app/dashboard/moderation/looks/note-dialog.tsx";
import type { LookDrafts } from "#app/dashboard/moderation/looks/use-look-drafts.ts";
import type { ModerationViewing } from "#app/dashboard/moderation/moderation-view.ts";
import { useQueue } from "#app/dashboard/moderation/use-queue.ts";
import { useQueueKeys } from "#app/dashboard/moderation/use-queue-keys.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useOpened } from "#app/lib/use-opened.ts";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";
import { MODERATION_PAGE_SIZE } from "#contract/limits.ts";
import { SUBMISSION_DONE, SUBMISSION_STATE_LABELS } from "#contract/messages/submission-labels.ts";
import {
  type AdminSubmission,
  SUBMISSION_STATES,
  type SubmissionAction,
  type SubmissionDecision,
} from "#contract/submissions/submissions.ts";

interface LookQueueProps {
  viewing: ModerationViewing;
  typed: LookDrafts;
}

/** Looks that people submit, by their state; those that wait are decided on here. */
export function LookQueue({ viewing, typed }: LookQueueProps) {
  const { view, isApplied, change, correctPage } = viewing;
  const client = useQueryClient();
  const query = useQuery(looksQuery(view.state, view.page));
  const { data, isPlaceholderData } = query;
  const queue = useQueue(data && { entries: data.submissions, total: data.total });
  const { entries, total } = queue;
  const pages = data && pageCount(data.total, MODERATION_PAGE_SIZE);
  useExistingPage(view.page, isApplied && !isPlaceholderData ? pages : undefined, correctPage);

  const { drafts, change: changeDraft, remove: removeDraft } = typed;
  const asking = useOpened<Asked>();
  /** After the dialog of a decision, whose opener has left with its look. */
  const nextFocus = useRef<HTMLElement | null>(null);

  function send({ _id: id }: AdminSubmission, decision: SubmissionDecision) {
    let wasLeft = false;
    decideWithUndo(client, {
      id,
      done: SUBMISSION_DONE[decision.action],
      send: () => decideOnLook(id, decision),
      sendOnLeaving: () => {
        wasLeft = true;
        return decideOnLookOnLeaving(id, decision);
      },
      // Decided already when the page was left, although the response was lost.
      isSettled: (error) => wasLeft && error instanceof ApiFailure && error.status === 409,
      onDecided: () => {
        removeDraft(id);
        if (decision.action !== "publish") return;
        for (const shown of ["outfits", "stylists"]) void client.invalidateQueries({ queryKey: [shown] });
      },
      queryKey: LOOKS_KEY,
    });
  }

  function decide(look: AdminSubmission, action: SubmissionAction) {
    if (action !== "publish") {
      nextFocus.current = null;
      changeDraft(look._id, { noteError: undefined });
      return asking.open({ look, action });
    }
    const { decision, error } = decisionOf(look, action, drafts.get(look._id));
    changeDraft(look._id, { ratingError: error });
    if (!decision) return;
    queue.focusAfter(look._id)?.focus();
    send(look, decision);
  }

  return (
    <Loaded query={query} failure="The looks could not be loaded">
      {() => (
        <>
          <ul aria-label="States" className="flex flex-wrap gap-2">
            {SUBMISSION_STATES.map((state) => (
              <li key={state}>
                <Chip
                  tone="filter"
                  size="small"
                  aria-pressed={view.state === state}
                  onClick={() => change({ state })}
                >
                  {SUBMISSION_STATE_LABELS[state]}
                </Chip>
              </li>
            ))}
          </ul>
          <PagedList
            name="looks"
            page={view.page}
            pages={pages ?? 1}
            onPage={(page) => change({ page })}
            summary={
              total > 0 &&
              pageSummary(
                { page: view.page, pageSize: MODERATION_PAGE_SIZE, shown: entries.length },
                view.state === "submitted"
                  ? formatCount(total, "look that waits", "looks that wait")
                  : formatCount(total, "look", "looks"),
              )
            }
            summaryRef={queue.status}
            isStale={isPlaceholderData}
          >
            {entries.length === 0 ? (
              <NoLooks isWaiting={view.state === "submitted"} areMore={total > 0} />
            ) : (
              <>
                {view.state === "submitted" && (
                  <p className="text-caption text-ink-soft max-md:hidden">
                    Keys, while a button below has the focus: J next, K previous, P publish, C ask for
                    changes, D decline.
                  </p>
                )}
                <LookList
                  list={queue.list}
                  isBusy={query.isFetching}
                  looks={entries}
                  drafts={drafts}
                  onDraft={changeDraft}
                  onDecide={decide}
                />
              </>
            )}
          </PagedList>
          {asking.value && (
            <NoteDialog
              key={asking.key}
              open={asking.isOpen}
              asked={asking.value}
              draft={drafts.get(asking.value.look._id)}
              onDraft={changeDraft}
              onClose={asking.close}
              onDecide={(look, decision) => {
                nextFocus.current = queue.focusAfter(look._id);
                asking.close();
                send(look, decision);
              }}
              finalFocus={() => nextFocus.current ?? true}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function NoLooks({ isWaiting, areMore }: { isWaiting: boolean; areMore: boolean }) {
  if (areMore) return <EmptyState title="One moment" text="The next looks appear in a moment." />;
  return isWaiting ? (
    <EmptyState title="All clear" text="Looks that people submit appear here." />
  ) : (
    <EmptyState title="No looks here" text="No look is in this state." />
  );
}

interface LookListProps {
  list: RefObject<HTMLUListElement | null>;
  isBusy: boolean;
  looks: readonly AdminSubmission[];
  drafts: ReadonlyMap<string, LookDraft>;
  onDraft: (id: string, changes: Partial<LookDraft>) => void;
  onDecide: (look: AdminSubmission, action: SubmissionAction) => void;
}

function LookList({ list, isBusy, looks, drafts, onDraft, onDecide }: LookListProps) {
  useQueueKeys(list, LOOK_DECISIONS);
  return (
    <ul ref={list} aria-label="Looks" aria-busy={isBusy} className="border-line border-b">
      {looks.map((look) => (
        <LookEntry
          key={look._id}
          look={look}
          draft={drafts.get(look._id)}
          onDraft={(changes) => onDraft(look._id, changes)}
          onDecide={(action) => onDecide(look, action)}
        />
      ))}
    </ul>
  );
}

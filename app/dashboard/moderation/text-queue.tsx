import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { pageCount, useExistingPage } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { PagedList, pageSummary } from "#app/dashboard/frame/paged-list.tsx";
import { decideWithUndo } from "#app/dashboard/moderation/decide-with-undo.ts";
import {
  decideOnContribution,
  decideOnLeaving,
  QUEUE_KEY,
  queueQuery,
} from "#app/dashboard/moderation/moderation-api.ts";
import type { ModerationViewing } from "#app/dashboard/moderation/moderation-view.ts";
import { DECISIONS, QueueEntry } from "#app/dashboard/moderation/queue-entry.tsx";
import { useQueue } from "#app/dashboard/moderation/use-queue.ts";
import { useQueueKeys } from "#app/dashboard/moderation/use-queue-keys.ts";
import { requireFreshSession } from "#app/entities/account/fresh-session.ts";
import { failureText, isRefusedFor } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { ModerationAction } from "#contract/engagement/contribution-reports.ts";
import type { ModerationEntry } from "#contract/engagement/moderation.ts";
import { MODERATION_PAGE_SIZE } from "#contract/limits.ts";
import { MODERATION_DONE, MODERATION_ERRORS } from "#contract/messages/moderation.ts";

/** Comments and replies that were held or reported. Held ones are seen by their authors only. */
export function TextQueue({ viewing }: { viewing: ModerationViewing }) {
  const { view, isApplied, change, correctPage } = viewing;
  const client = useQueryClient();
  const query = useQuery(queueQuery(view.page));
  const { data, isPlaceholderData } = query;
  const queue = useQueue(data);
  const { entries, total } = queue;
  const pages = data && pageCount(data.total, MODERATION_PAGE_SIZE);
  useExistingPage(view.page, isApplied ? pages : undefined, correctPage);

  /** Entries whose author is to be blocked once the session is known to be fresh. */
  const confirming = useRef(new Set<string>());

  async function decide(entry: ModerationEntry, action: ModerationAction) {
    const { _id: id } = entry;
    if (confirming.current.has(id)) return;
    const nextFocus = queue.focusAfter(id);
    if (action === "block" && !(await isConfirmed(id))) return;
    let wasLeft = false;
    nextFocus?.focus();
    decideWithUndo(client, {
      id,
      done: MODERATION_DONE[action],
      send: () => decideOnContribution(entry, action),
      sendOnLeaving: () => {
        wasLeft = true;
        return decideOnLeaving(id, action);
      },
      isSettled: (error) =>
        // Removed already: by its author, by another administrator, or by this page before it was left.
        (action === "remove" && isRefusedFor(error, MODERATION_ERRORS.removed)) ||
        // Approved already when the page was left, although the response was lost.
        (action === "approve" && wasLeft && isRefusedFor(error, MODERATION_ERRORS.decided)),
      queryKey: QUEUE_KEY,
    });
  }

  /** A block that is sent on leaving the page can ask no more who sends it. */
  async function isConfirmed(id: string): Promise<boolean> {
    confirming.current.add(id);
    try {
      await requireFreshSession();
      return true;
    } catch (error) {
      void showToast("error", failureText(error));
      return false;
    } finally {
      confirming.current.delete(id);
    }
  }

  return (
    <Loaded query={query} failure="The texts could not be loaded">
      {() => (
        <PagedList
          name="texts"
          page={view.page}
          pages={pages ?? 1}
          onPage={(page) => change({ page })}
          summary={
            total > 0 &&
            pageSummary(
              { page: view.page, pageSize: MODERATION_PAGE_SIZE, shown: entries.length },
              formatCount(total, "text that waits", "texts that wait"),
            )
          }
          summaryRef={queue.status}
          isStale={isPlaceholderData}
        >
          {entries.length === 0 ? (
            <EmptyState
              title={total === 0 ? "All clear" : "One moment"}
              text={
                total === 0
                  ? "Held and reported comments and replies appear here."
                  : "The next texts appear in a moment."
              }
            />
          ) : (
            <>
              <p className="text-caption text-ink-soft max-md:hidden">
                Keys, while a button below has the focus: J next, K previous, A approve, R remove, B remove
                and block the author.
              </p>
              <TextList list={queue.list} isBusy={query.isFetching} entries={entries} onDecide={decide} />
            </>
          )}
        </PagedList>
      )}
    </Loaded>
  );
}

interface TextListProps {
  list: RefObject<HTMLUListElement | null>;
  isBusy: boolean;
  entries: readonly ModerationEntry[];
  onDecide: (entry: ModerationEntry, action: ModerationAction) => void;
}

function TextList({ list, isBusy, entries, onDecide }: TextListProps) {
  useQueueKeys(list, DECISIONS);
  return (
    <ul ref={list} aria-label="Texts" aria-busy={isBusy} className="border-line border-b">
      {entries.map((entry) => (
        <QueueEntry key={entry._id} entry={entry} onDecide={(action) => onDecide(entry, action)} />
      ))}
    </ul>
  );
}

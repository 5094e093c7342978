import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { pageCount, useExistingPage } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { WAITING_KEY } from "#app/dashboard/frame/waiting-api.ts";
import {
  decideOnContribution,
  decideOnLeaving,
  QUEUE_KEY,
  queueQuery,
} from "#app/dashboard/moderation/moderation-api.ts";
import { QueueEntry } from "#app/dashboard/moderation/queue-entry.tsx";
import { focusEntry, useQueueFocus, useQueueKeys } from "#app/dashboard/moderation/use-queue-keys.ts";
import { createIdSet } from "#app/lib/create-id-set.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { logFailure } from "#app/lib/log.ts";
import { actAfterUndo } from "#app/ui/act-after-undo.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { ModerationAction } from "#contract/engagement/contribution-reports.ts";
import type { ModerationEntry } from "#contract/engagement/moderation.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { MODERATION_PAGE_SIZE } from "#contract/limits.ts";
import { MODERATION_DONE } from "#contract/messages/moderation.ts";

export function ModerationPanel() {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const query = useQuery(queueQuery(page));
  const { data } = query;
  const pending = pendingDecisions.useIds();
  const list = useRef<HTMLUListElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const entries = data?.entries.filter(({ _id }) => !pending.includes(_id)) ?? [];
  const hidden = (data?.entries.length ?? 0) - entries.length;
  const total = Math.max(0, (data?.total ?? 0) - hidden);
  const pages = data && pageCount(data.total, MODERATION_PAGE_SIZE);
  useExistingPage(page, pages, setPage);
  useQueueFocus(list, () => status.current?.focus());

  /** The focus moves to the following contribution, or to the one before. */
  function decide({ _id: id }: ModerationEntry, action: ModerationAction) {
    const shown = [...(list.current?.children ?? [])];
    const at = entries.findIndex((entry) => entry._id === id);
    const neighbour = shown[at + 1] ?? shown[at - 1];
    if (neighbour) focusEntry(neighbour);
    else status.current?.focus();
    decideWithUndo(client, id, action);
  }

  return (
    <DashboardFrame
      title="Moderation"
      text="Comments and replies that were held or reported. Held ones are seen by their authors only."
    >
      <Loaded query={query} failure="The texts could not be loaded">
        {() => (
          <>
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
                <QueueList list={list} isBusy={query.isFetching} entries={entries} onDecide={decide} />
              </>
            )}
            <Pagination label="Pages of texts" page={page} pages={pages ?? 1} reach={1} onPage={setPage}>
              <span ref={status} tabIndex={-1} role="status">
                {total > 0 && formatCount(total, "text waits", "texts wait")}
              </span>
            </Pagination>
          </>
        )}
      </Loaded>
    </DashboardFrame>
  );
}

interface QueueListProps {
  list: RefObject<HTMLUListElement | null>;
  isBusy: boolean;
  entries: readonly ModerationEntry[];
  onDecide: (entry: ModerationEntry, action: ModerationAction) => void;
}

function QueueList({ list, isBusy, entries, onDecide }: QueueListProps) {
  useQueueKeys(list);
  return (
    <ul ref={list} aria-label="Texts" aria-busy={isBusy} className="border-line border-b">
      {entries.map((entry) => (
        <QueueEntry key={entry._id} entry={entry} onDecide={(action) => onDecide(entry, action)} />
      ))}
    </ul>
  );
}

/** Contributions that are hidden while the decision on them can still be undone. */
const pendingDecisions = createIdSet();

/**
 * Hides a contribution at once, and sends the decision when it can no longer be undone, because a removed
 * contribution cannot be restored. A page that is closed before sends it then.
 */
function decideWithUndo(client: QueryClient, id: string, action: ModerationAction): void {
  pendingDecisions.add(id);
  const send = async () => {
    try {
      await decideOnContribution(id, action);
    } catch (error) {
      // Removed already: by its author, by another administrator, or by this page before it was left.
      if (error instanceof ApiFailure && error.status === 404) return;
      logFailure("Deciding on a contribution failed", error);
      void showToast("error", failureText(error, "Your decision could not be sent. Please try again."));
    } finally {
      void client.invalidateQueries({ queryKey: WAITING_KEY });
      await client.invalidateQueries({ queryKey: QUEUE_KEY });
      pendingDecisions.remove(id);
    }
  };
  actAfterUndo(MODERATION_DONE[action], {
    act: send,
    actOnLeaving: () => decideOnLeaving(id, action),
    onUndo: () => pendingDecisions.remove(id),
  });
}

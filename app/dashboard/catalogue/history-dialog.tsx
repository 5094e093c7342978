import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { ActivityEntry } from "#app/dashboard/activity/activity-entry.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { pagedQuery, uniqueRows } from "#app/lib/next-page.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { AdminOutfitRow, OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import { HISTORY_PAGE_SIZE } from "#contract/limits.ts";
import { OUTFIT_CHANGE_MESSAGES } from "#contract/messages/outfit-form.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";

/** Latest change first. Fetched anew each time the dialog is opened. */
function outfitHistoryQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["outfit-history", id],
    meta: { personal: true, failureMessage: OUTFIT_CHANGE_MESSAGES.historyFailed },
    gcTime: 0,
    ...pagedQuery({
      pageSize: HISTORY_PAGE_SIZE,
      fetchPage: (startIndex, signal) =>
        browserApi<OutfitHistory>({
          path: `/outfit/admin/history/${encodeURIComponent(id)}?startIndex=${startIndex}&limit=${HISTORY_PAGE_SIZE}`,
          signal,
        }),
      idsOf: ({ entries }) => entries.map(({ _id }) => _id),
      isLast: ({ hasMore }) => !hasMore,
    }),
  });
}

const NOT_REACHED = "Please check your connection and try again.";

interface HistoryDialogProps {
  outfit: AdminOutfitRow;
  open: boolean;
  onClose: () => void;
}

export function HistoryDialog({ outfit, open, onClose }: HistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="History" description={outfitName(outfit)} shape="broad">
      <Entries id={outfit._id} />
    </Dialog>
  );
}

function Entries({ id }: { id: string }) {
  const query = useInfiniteQuery(outfitHistoryQuery(id));
  const { data, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const entries = uniqueRows(
    (data?.pages ?? []).flatMap((page) => page.entries),
    ({ _id }) => _id,
  );
  if (!data && isFetching) {
    return (
      <div className="mt-5 grid gap-3">
        <LoadingNote>Loading the history…</LoadingNote>
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadFailure
        look="block"
        className="mt-5"
        text={OUTFIT_CHANGE_MESSAGES.historyFailed}
        advice={NOT_REACHED}
        onRetry={() => void refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        className="mt-5"
        title="Nothing recorded yet"
        text="Changes of this outfit appear here from now on."
      />
    );
  }
  return (
    <div className="mt-5 grid justify-items-start gap-5">
      <ul aria-label="History" className="w-full border-line border-b">
        {entries.map((entry) => (
          <ActivityEntry key={entry._id} entry={entry} />
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <Notice tone="danger">
          {failureText(query.error, `Earlier changes could not be loaded. ${NOT_REACHED}`)}
        </Notice>
      )}
      {hasNextPage && (
        <Button
          size="small"
          variant="secondary"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier changes
        </Button>
      )}
    </div>
  );
}

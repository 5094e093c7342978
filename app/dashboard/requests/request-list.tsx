import type { ReactNode } from "react";
import { useRequests } from "#app/dashboard/requests/requests-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { BespokeRequest, BespokeState } from "#contract/bespoke/bespoke.ts";

interface RequestListProps {
  state: BespokeState;
  empty: { title: string; text: string };
  children: (request: BespokeRequest) => ReactNode;
}

const NOT_REACHED = "Please check your connection and try again.";

export function RequestList({ state, empty, children }: RequestListProps) {
  const { query, requests } = useRequests(state);
  if (query.isPending) return <Loading />;
  if (!query.data) {
    return (
      <LoadFailure
        look="block"
        level="h3"
        text="The requests could not be loaded"
        advice={failureText(query.error, NOT_REACHED)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (requests.length === 0) return <EmptyState level="h3" {...empty} />;
  return (
    <>
      <ul aria-label={state === "open" ? "Open requests" : "Answered requests"}>{requests.map(children)}</ul>
      {query.isFetchNextPageError && (
        <Notice tone="danger" className="mt-6">
          {failureText(query.error, `More requests could not be loaded. ${NOT_REACHED}`)}
        </Notice>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6 max-sm:w-full"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function Loading() {
  return (
    <>
      <LoadingNote>Loading the requests…</LoadingNote>
      {[1, 2, 3].map((number) => (
        <div key={number} className="flex gap-5 border-line border-b py-6">
          <Skeleton className="aspect-3/4 w-24 shrink-0" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </>
  );
}

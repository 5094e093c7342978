import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const ROWS = ["one", "two", "three", "four", "five", "six"];

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "isFetching" | "refetch">;
  /** Message when the query has failed. */
  failure: string;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isFetching) {
    return <LoadFailure look="block" text={failure} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <LoadingNote>Loading…</LoadingNote>
      <Skeleton className="h-42 md:h-26" />
      <Skeleton className="h-24 sm:h-64 wide:h-20" />
      <div className="grid gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    </>
  );
}

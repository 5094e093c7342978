import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { bespokeRequestsQuery } from "#app/dashboard/requests/requests-api.ts";
import { uniqueRows } from "#app/lib/next-page.ts";
import type { BespokeState } from "#contract/bespoke/bespoke.ts";

/** The loaded requests in one state. */
export function useRequests(state: BespokeState) {
  const query = useInfiniteQuery(bespokeRequestsQuery(state));
  const { data } = query;
  const requests = useMemo(
    () =>
      uniqueRows(
        (data?.pages ?? []).flatMap((page) => page.requests),
        ({ _id }) => _id,
      ),
    [data],
  );

  return { query, requests, openRequests: data?.pages.at(-1)?.openRequests };
}

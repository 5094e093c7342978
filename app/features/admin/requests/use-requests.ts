import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { bespokeRequestsQuery } from "#app/features/admin/api/bespoke-requests.ts";
import type { BespokeRequest, BespokeState } from "#contract/bespoke.ts";

/** The loaded requests in one state, without duplicates (a request can move to a later page between two fetches). */
export function useRequests(state: BespokeState) {
  const query = useInfiniteQuery(bespokeRequestsQuery(state));
  const { data } = query;
  const requests = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.requests) ?? [];
    return [...new Map<string, BespokeRequest>(all.map((request) => [request._id, request])).values()];
  }, [data]);

  return { query, requests, openRequests: data?.pages.at(-1)?.openRequests };
}

import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { documentContext } from "#app/lib/document-context.ts";
import { logFailure } from "#app/lib/log.ts";
import type { Prefetched } from "#app/lib/prefetched.ts";
import { createQueryClient } from "#app/lib/query-client.ts";
import { type ApiClient, ApiFailure } from "#contract/api-client.ts";

type StartQueries = (client: QueryClient, api: ApiClient) => Promise<unknown>[];

/**
 * The body of a screen's `loader`: runs its queries before the document is rendered. A query that fails leaves the
 * document in that screen's failure state, under a status that keeps it from being cached as a good one.
 */
export async function prefetch(context: Readonly<RouterContextProvider>, start: StartQueries) {
  const client = createQueryClient();
  await Promise.allSettled(start(client, context.get(documentContext).api));
  const state = dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status !== "pending" });
  const failures = state.queries.flatMap((query) =>
    query.state.status === "error" ? [query.state.error] : [],
  );
  for (const query of state.queries) query.state = { ...query.state, error: null, fetchFailureReason: null };
  return data<Prefetched>({ dehydratedState: state }, { status: statusFor(failures) });
}

function statusFor(failures: unknown[]): number {
  if (failures.length === 0) return 200;
  const unexpected = failures.filter((failure) => !(failure instanceof ApiFailure && failure.status === 404));
  for (const failure of unexpected) logFailure("Prefetching for a document failed", failure);
  return unexpected.length === 0 ? 404 : 503;
}

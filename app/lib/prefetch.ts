import { type DehydratedState, dehydrate, noop, type QueryClient } from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { browserApi } from "#app/lib/api-client.ts";
import { documentContext } from "#app/lib/document-context.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { type ApiClient, ApiFailure } from "#contract/http/api-client.ts";
import type { DocumentContext } from "#contract/shop/site-settings.ts";

/**
 * What a screen's loader returns: the data of a document, or null where the browser's own query client
 * has the data.
 */
interface Prefetched {
  dehydratedState: DehydratedState | null;
}

type StartQueries = (client: QueryClient, api: ApiClient) => Promise<unknown>[];

/**
 * The body of a screen's `loader`: runs its queries before the document is rendered. A failed query leaves
 * the document in that screen's failure state, under a status that keeps it from being cached as a good one.
 */
export async function prefetchForDocument(context: Readonly<RouterContextProvider>, start: StartQueries) {
  const client = getQueryClient();
  const { api, logError } = context.get(documentContext);
  await Promise.allSettled(start(client, api));
  const dehydratedState = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status !== "pending",
  });
  const failures = dehydratedState.queries.flatMap((query) =>
    query.state.status === "error" ? [query.state.error] : [],
  );
  for (const query of dehydratedState.queries) {
    // Documents are cached, so their data is of unknown age: the browser fetches it once
    // more after hydration.
    query.state = { ...query.state, error: null, fetchFailureReason: null, isInvalidated: true };
  }
  return data<Prefetched>({ dehydratedState }, { status: statusFor(failures, logError) });
}

/**
 * The body of a screen's `clientLoader`: starts its queries and does not wait for them, so that the screen
 * shows its loading state at once.
 */
export function prefetchForNavigation(start: StartQueries): Prefetched {
  for (const query of start(getQueryClient(), browserApi)) query.catch(noop);
  return { dehydratedState: null };
}

function statusFor(failures: unknown[], logError: DocumentContext["logError"]): number {
  if (failures.length === 0) return 200;
  const unexpected = failures.filter((failure) => !(failure instanceof ApiFailure && failure.status === 404));
  for (const failure of unexpected) logError("Prefetching for a document failed", failure);
  return unexpected.length === 0 ? 404 : 503;
}

import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  noop,
  type QueryClient,
} from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
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
  /** The status of a document whose query failed. */
  failed: Failure | null;
}

type Failure = 404 | 503;

type StartQueries = (client: QueryClient, api: ApiClient) => Promise<unknown>[];

/**
 * The body of a screen's `loader`: runs its queries before the document is rendered. A failed query leaves
 * the document in that screen's failure state, under a status that keeps it from being cached as a good one.
 */
export async function prefetchForDocument(context: Readonly<RouterContextProvider>, start: StartQueries) {
  const client = getQueryClient();
  const { api, logError } = context.get(documentContext);
  await Promise.allSettled(start(client, api));
  const failures = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => state.error ?? []);
  const failed = failureOf(failures, logError);
  const dehydratedState = dehydrate(client);
  // Documents are cached, so their data is of unknown age: the browser fetches it once more after hydration.
  for (const query of dehydratedState.queries) query.state.isInvalidated = true;
  return data<Prefetched>({ dehydratedState, failed }, { status: failed ?? 200 });
}

/**
 * The body of a screen's `clientLoader`: starts its queries and does not wait for them, so that the screen
 * shows its loading state at once.
 */
export function prefetchForNavigation(start: StartQueries): Prefetched {
  for (const query of start(getQueryClient(), browserApi)) query.catch(noop);
  return { dehydratedState: null, failed: null };
}

function failureOf(failures: Error[], logError: DocumentContext["logError"]): Failure | null {
  if (failures.length === 0) return null;
  const unexpected = failures.filter((failure) => !(failure instanceof ApiFailure && failure.status === 404));
  for (const failure of unexpected) logError("Prefetching for a document failed", failure);
  return unexpected.length === 0 ? 404 : 503;
}

const FailureContext = createContext<Failure | null>(null);

/** Around a screen: puts what its loader has fetched into the query client. */
export function PrefetchedData({ from, children }: { from: Prefetched; children: ReactNode }) {
  return (
    <FailureContext value={from.failed}>
      <HydrationBoundary state={from.dehydratedState}>{children}</HydrationBoundary>
    </FailureContext>
  );
}

/**
 * How the screen's query failed on the server. The document shows the screen as failed; it stays so until the
 * browser's own call has ended, while the query is pending.
 */
export function useDocumentFailure(): Failure | null {
  return useContext(FailureContext);
}

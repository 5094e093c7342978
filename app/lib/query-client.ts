import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { logFailure } from "#app/lib/log.ts";
import { ApiFailure } from "#contract/api-client.ts";

interface CallMeta extends Record<string, unknown> {
  /** Logged, with the error, when the call has failed for good. Without it the failure is not logged. */
  failureMessage?: string;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: CallMeta & {
      /** Belongs to the signed-in user; dropped when another user signs in. */
      personal?: boolean;
    };
    mutationMeta: CallMeta;
  }
}

const RETRIES = 2;

/** How long the response of a public call is fresh: going back to a screen within this time sends no request. */
export const PUBLIC_STALE_MS = 30_000;

let browserClient: QueryClient | undefined;

/** The cache of server data: one per browser tab, a new one for each document rendered on the server. */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

/** Refetches the queries that failed on the server; to be called once the document is hydrated. */
export function recoverServerFailures(client: QueryClient): Promise<void> {
  return client.refetchQueries({ predicate: failedOnServer, type: "active" });
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => logCall(query.meta, error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => logCall(mutation.meta, error),
    }),
    defaultOptions: {
      queries: {
        retry: import.meta.env.SSR ? false : (failures, error) => failures < RETRIES && isTransient(error),
        refetchOnWindowFocus: false,
        // A query that failed on the server is shown as failed in the first client render too, so that the two agree.
        retryOnMount: (query) => !failedOnServer(query),
      },
      // Without a network a change fails at once instead of waiting for one.
      mutations: { networkMode: "always" },
    },
  });
}

/** On the server `prefetchForDocument` logs, because there a 404 is not a failure. */
function logCall(meta: CallMeta | undefined, error: Error): void {
  if (!import.meta.env.SSR && meta?.failureMessage) logFailure(meta.failureMessage, error);
}

/** Errors are not part of a document: a failed query without one failed on the server. */
function failedOnServer(query: Pick<Query, "state">): boolean {
  return query.state.status === "error" && query.state.error === null;
}

/** Whether a retry may help: the network or the server was at fault, not the request. */
function isTransient(error: Error): boolean {
  return !(error instanceof ApiFailure) || error.status >= 500;
}

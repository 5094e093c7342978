import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { logFailure } from "#app/lib/log.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

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
const RETRY_DELAY_MS = 1_000;
/** If the server asks for a longer wait, the user decides when to try again. */
const RETRY_AFTER_MAX_MS = 10_000;

/**
 * How long the response of a public call is fresh: going back to a screen within this time sends no request.
 */
export const PUBLIC_STALE_MS = 30_000;

/** Finds what belongs to the signed-in user. */
export const PERSONAL = { predicate: ({ meta }: Query) => meta?.personal === true };

let browserClient: QueryClient | undefined;

/** The cache of server data: one per browser tab, a new one for each document rendered on the server. */
export function getQueryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

function createQueryClient(): QueryClient {
  // The manager assumes a connection until an event says otherwise.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => logCall(query.meta, error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => logCall(mutation.meta, error),
    }),
    defaultOptions: {
      queries: {
        retry: import.meta.env.SSR ? false : (failures, error) => failures < RETRIES && mayRetry(error),
        retryDelay,
        // Offline, queries fail at once, so that a screen can say so, and are repeated when the network is
        // back.
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      // Offline, a change fails at once instead of waiting. It is never retried automatically.
      mutations: { networkMode: "always" },
    },
  });
}

/** On the server `prefetchForDocument` logs, because there a 404 is not a failure. */
function logCall(meta: CallMeta | undefined, error: Error): void {
  if (!import.meta.env.SSR && meta?.failureMessage) logFailure(meta.failureMessage, error);
}

/**
 * Whether an automatic retry may help: the network or the server was at fault, and the user has not already
 * waited for a timeout.
 */
function mayRetry(error: Error): boolean {
  if (!(error instanceof ApiFailure)) return error.name !== "TimeoutError" && onlineManager.isOnline();
  const { status, retryAfterMs } = error;
  return retryAfterMs === undefined ? status >= 500 : retryAfterMs <= RETRY_AFTER_MAX_MS;
}

/** As long as the server asks for, else 1 s and then 2 s. */
function retryDelay(failures: number, error: Error): number {
  return (error instanceof ApiFailure && error.retryAfterMs) || RETRY_DELAY_MS * 2 ** failures;
}

import { type Query, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#contract/api-client.ts";

const RETRIES = 2;

/** A cache of server data: one per browser tab, one per rendered document. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: import.meta.env.SSR ? false : (failures, error) => failures < RETRIES && mayPass(error),
        refetchOnWindowFocus: false,
        // What failed on the server shows as failed in the first client render too, so that the two agree.
        retryOnMount: (query) => !failedOnServer(query),
      },
      // Without a network a change fails and says so, rather than to wait for one.
      mutations: { networkMode: "always" },
    },
  });
}

/** Asks again, from the browser, for what the server could not get; to be called once the document is hydrated. */
export function recoverServerFailures(client: QueryClient): Promise<void> {
  return client.refetchQueries({ predicate: failedOnServer, type: "active" });
}

/** Errors do not travel with a document: a failure without one happened on the server. */
function failedOnServer(query: Pick<Query, "state">): boolean {
  return query.state.status === "error" && query.state.error === null;
}

/** Whether asking again may help: the network or the server was at fault, not the request. */
function mayPass(error: Error): boolean {
  return !(error instanceof ApiFailure) || error.status >= 500;
}

import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import type { SearchCompletions } from "#contract/outfit/outfit-list-query.ts";

/** Shorter beginnings have too many completions to be useful. */
const TYPED_MIN_LENGTH = 2;

/** What a beginning of a search may become. */
export function searchCompletionsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ["outfits", "completions", searchTerm],
    meta: { failureMessage: "Loading search completions failed" },
    staleTime: PUBLIC_STALE_MS,
    enabled: searchTerm.length >= TYPED_MIN_LENGTH,
    // While a longer beginning is loading, the completions of the shorter one are close; those of another
    // word are not.
    placeholderData: (completions: SearchCompletions | undefined, query) =>
      query && searchTerm.startsWith(String(query.queryKey.at(-1))) ? completions : undefined,
    queryFn: ({ signal }) =>
      browserApi<SearchCompletions>({
        path: `/outfit/completions?${new URLSearchParams({ searchTerm })}`,
        signal,
      }),
  });
}

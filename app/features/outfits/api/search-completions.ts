import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import type { SearchCompletions } from "#contract/search-completions.ts";

/** Shorter beginnings mean too much. */
const TYPED_MIN_LENGTH = 2;

/** What a beginning of a search may become. */
export function searchCompletionsQuery(searchTerm: string) {
  return queryOptions({
    queryKey: ["outfits", "completions", searchTerm],
    meta: { failureMessage: "Loading search completions failed" },
    staleTime: PUBLIC_STALE_MS,
    enabled: searchTerm.length >= TYPED_MIN_LENGTH,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      browserApi<SearchCompletions>({
        path: `/outfit/completions?${new URLSearchParams({ searchTerm })}`,
        signal,
      }),
  });
}

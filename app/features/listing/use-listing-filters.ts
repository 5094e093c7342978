import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { outfitListQuery } from "#app/entities/outfit/outfit-list-query.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useDebouncedDraft } from "#app/lib/use-debounced-draft.ts";
import {
  DEFAULT_FILTERS,
  defaultSortBy,
  listingPath,
  normaliseSearchTerm,
  type OutfitFilters,
  parseFilters,
} from "#contract/outfit/outfit-filters.ts";

/**
 * The listing's filters. The list shows `applied`, which is in the URL; the controls show `draft`,
 * which becomes the URL after 300 ms without a change. Choices push a history entry, typing replaces
 * the current one.
 */
export function useListingFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const applied = useMemo(() => parseFilters(new URLSearchParams(search)), [search]);

  const [draft, setDraft] = useDebouncedDraft(applied, listingPath, (wanted) => {
    const filters = { ...wanted, searchTerm: normaliseSearchTerm(wanted.searchTerm) };
    // The list starts again at its first page, even when more pages are cached.
    const { queryKey } = outfitListQuery(browserApi, filters);
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    queryClient.setQueryData(
      queryKey,
      (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
      { updatedAt },
    );
    const isTyping = pathWithoutSearch(filters) === pathWithoutSearch(applied);
    navigate(listingPath(filters), { replace: isTyping, preventScrollReset: true });
  });

  const edit = useCallback(
    (changes: Partial<OutfitFilters>) =>
      setDraft((before) => withDefaultSort(before, { ...before, ...changes })),
    [setDraft],
  );
  const clear = useCallback(() => setDraft(DEFAULT_FILTERS), [setDraft]);

  return { applied, draft, edit, clear };
}

/** The listing's path without the search and without the order that the search gave by default. */
function pathWithoutSearch(filters: OutfitFilters): string {
  const sortBy = filters.sortBy === defaultSortBy(filters.searchTerm) ? defaultSortBy("") : filters.sortBy;
  return listingPath({ ...filters, searchTerm: "", sortBy });
}

/** A search that begins or ends changes the order, unless one was chosen. */
function withDefaultSort(before: OutfitFilters, after: OutfitFilters): OutfitFilters {
  const wasChosen = before.sortBy !== defaultSortBy(before.searchTerm) || after.sortBy !== before.sortBy;
  return wasChosen ? after : { ...after, sortBy: defaultSortBy(after.searchTerm) };
}

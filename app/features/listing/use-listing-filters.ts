import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { restartList } from "#app/entities/outfit/outfit-list-query.ts";
import { useDebouncedDraft } from "#app/lib/use-debounced.ts";
import {
  DEFAULT_FILTERS,
  defaultSortBy,
  listingPath,
  normaliseSearchTerm,
  type OutfitFilters,
} from "#contract/outfit/outfit-filters.ts";

/**
 * The draft of the listing's filters is what the controls show; `applied`, from the URL, is what the list
 * shows. The draft is applied after 300 ms without a change. Choices push a history entry, typing replaces
 * the current one.
 */
export function useListingFilters(applied: OutfitFilters) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useDebouncedDraft(applied, listingPath, (settled) => {
    const filters = { ...settled, searchTerm: normaliseSearchTerm(settled.searchTerm) };
    restartList(queryClient, filters);
    const isTyping = pathWithoutSearch(filters) === pathWithoutSearch(applied);
    navigate(listingPath(filters), { replace: isTyping, preventScrollReset: true });
  });

  const edit = useCallback(
    (changes: Partial<OutfitFilters>) =>
      setDraft((before) => withDefaultSort(before, { ...before, ...changes })),
    [setDraft],
  );
  const clear = useCallback(() => setDraft(DEFAULT_FILTERS), [setDraft]);

  return { draft, edit, clear };
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

import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { outfitListQuery } from "#app/features/outfits/api/outfit-list-query.ts";
import { filtersToParams, listingPath, parseFilters } from "#app/features/outfits/listing/filters-url.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { SEARCH_DEBOUNCE_MS } from "#contract/limits.ts";
import type { OutfitList } from "#contract/outfit.ts";
import { DEFAULT_FILTERS, type OutfitFilters } from "#contract/outfit-filters.ts";

/** Marks the steps of history that the controls made, which must not overwrite what is being typed meanwhile. */
const FROM_CONTROLS = { listing: "controls" };

/**
 * The listing's filters. `applied` is what the address says and the list shows; `draft` is what the controls show and
 * becomes the address once it has rested for 300 ms. Choices push a step of history, typing replaces the current one.
 */
export function useListingFilters() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const byControls = useNavigationType() !== "POP" && state?.listing === FROM_CONTROLS.listing;
  const applied = useMemo(() => parseFilters(new URLSearchParams(search)), [search]);
  const [draft, setDraft] = useState(applied);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (!byControls) setDraft(applied);
  }

  const edit = useCallback(
    (changes: Partial<OutfitFilters>) => setDraft((before) => ({ ...before, ...changes })),
    [],
  );
  const clear = useCallback(() => setDraft(DEFAULT_FILTERS), []);

  useEffect(() => {
    const wanted = filtersToParams(draft);
    if (wanted.toString() === filtersToParams(applied).toString()) return;
    const timer = setTimeout(() => {
      const filters = parseFilters(wanted);
      // The list starts again at its first page, even where more is still known of it.
      const { queryKey } = outfitListQuery(browserApi, filters);
      const known = queryClient.getQueryState<InfiniteData<OutfitList, number>>(queryKey);
      if (known?.data) {
        const { pages, pageParams } = known.data;
        queryClient.setQueryData(
          queryKey,
          { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) },
          { updatedAt: known.dataUpdatedAt },
        );
      }
      const typedOnly =
        listingPath({ ...filters, searchTerm: "" }) === listingPath({ ...applied, searchTerm: "" });
      navigate(listingPath(filters), { replace: typedOnly, preventScrollReset: true, state: FROM_CONTROLS });
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, applied, navigate, queryClient]);

  return { applied, draft, edit, clear };
}

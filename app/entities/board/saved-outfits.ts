import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { markSavedOutfits } from "#app/entities/board/saved-outfits-key.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { tellTabs } from "#app/entities/session/tab-channel.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { SavedOutfits } from "#contract/boards/boards.ts";

/** Prefix of the keys of all queries about boards. */
export const boardsKey = ["boards"];

/** The ids of all saved outfits, for every save button of a page. */
export function savedQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...boardsKey, "saved", userId],
    meta: { personal: true, failureMessage: "Loading the saved looks failed" },
    queryFn: async ({ signal }) => {
      const saved = await browserApi<SavedOutfits>({ path: "/board/saved", signal });
      markSavedOutfits(saved.outfitIds.length);
      return saved;
    },
    // Every card uses it; changes of this tab are written into the cache.
    staleTime: 60_000,
    enabled: userId !== undefined,
  });
}

/** Cancels a running fetch, which would return an older state. */
export function cacheSaved(client: QueryClient, userId: string, outfitId: string, isSaved: boolean): void {
  const { queryKey } = savedQuery(userId);
  const saved = client.getQueryData(queryKey);
  if (!saved) return;
  void client.cancelQueries({ queryKey });
  const others = saved.outfitIds.filter((id) => id !== outfitId);
  const outfitIds = isSaved ? [outfitId, ...others] : others;
  client.setQueryData(queryKey, { ...saved, outfitIds });
  markSavedOutfits(outfitIds.length);
}

/** The scope of mutations: changes of the boards of one outfit run one after the other. */
export function changeScope(outfitId: string): { id: string } {
  return { id: `boards:${outfitId}` };
}

/**
 * Refetches what a change of boards affects: in this tab all but what `cacheSaved` has written, in other tabs
 * everything.
 */
export function refreshBoards(client: QueryClient): Promise<void> {
  tellOtherTabs();
  return client.invalidateQueries({
    queryKey: boardsKey,
    predicate: ({ queryKey }) => queryKey[1] !== "saved",
  });
}

/** Refetches in all tabs what a change of several looks at once affects. */
export function refreshAllBoards(client: QueryClient): Promise<void> {
  tellOtherTabs();
  return client.invalidateQueries({ queryKey: boardsKey });
}

function tellOtherTabs(): void {
  const userId = useSessionStore.getState().currentUser?._id;
  if (userId !== undefined) tellTabs({ about: "boards", userId });
}

import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Kept, keepBoard, keepBoards, withCopy } from "#app/features/boards/offline/board-copies.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { boardsKey } from "#app/lib/saved-outfits.ts";
import { useSessionStore } from "#app/lib/session-store.ts";
import type { ApiClient } from "#contract/api-client.ts";
import type { BoardList, BoardPage } from "#contract/boards.ts";

/** The boards of a signed-in person; without a network as this device has them. */
export function boardsQuery(userId: string) {
  return queryOptions({
    queryKey: [...boardsKey, "list", userId],
    meta: { personal: true, failureMessage: "Loading the boards failed" },
    queryFn: ({ signal }) =>
      withCopy(
        browserApi<BoardList>({ path: "/board", signal }),
        () => userId,
        keepBoards,
        ({ list }) => list,
      ),
  });
}

/** The same, with whether each has an outfit. */
export function boardsOfOutfitQuery(userId: string, outfitId: string) {
  return queryOptions({
    queryKey: [...boardsKey, "of outfit", userId, outfitId],
    meta: { personal: true, failureMessage: "Loading the boards failed" },
    queryFn: ({ signal }) =>
      browserApi<BoardList>({ path: `/board?outfitId=${encodeURIComponent(outfitId)}`, signal }),
  });
}

/** A board with its outfits, page by page; its owner gets it without a network too, as this device has it. */
export function boardQuery(api: ApiClient, id: string) {
  return infiniteQueryOptions({
    queryKey: [...boardsKey, "board", id],
    meta: { personal: true, failureMessage: "Loading the board failed" },
    queryFn: ({ pageParam, signal }): Promise<BoardPage & Kept> => {
      const response = api<BoardPage>({
        path: `/board/${encodeURIComponent(id)}?startIndex=${pageParam}`,
        signal,
      });
      if (pageParam > 0) return response;
      return withCopy(response, currentUserId, keepBoard, ({ boards }) =>
        boards.find(({ board }) => board._id === id),
      );
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((count, { outfits }) => count + outfits.length, 0);
      return last.outfits.length > 0 && loaded < last.board.numberOfOutfits ? loaded : undefined;
    },
  });
}

/** Read once the response is there: while the document becomes interactive, the request begins before the session is known. */
const currentUserId = () => useSessionStore.getState().currentUser?._id;

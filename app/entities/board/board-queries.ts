import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  type StoredCopy,
  storeBoard,
  storeBoards,
  withOfflineCopy,
} from "#app/entities/board/board-copies.ts";
import { boardsKey } from "#app/entities/board/saved-outfits.ts";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { createIdSet } from "#app/lib/create-id-set.ts";
import { pagedQuery } from "#app/lib/next-page.ts";
import type { BoardList, BoardPage } from "#contract/boards/boards.ts";
import type { ApiClient } from "#contract/http/api-client.ts";
import { BOARD_PAGE_SIZE } from "#contract/limits.ts";

/** The boards that are shown as deleted while their deletion can still be undone. */
export const pendingDeletions = createIdSet();

/** The user's boards; offline, this device's copy of them. */
export function boardsQuery(userId: string) {
  return queryOptions({
    queryKey: [...boardsKey, "list", userId],
    meta: { personal: true, failureMessage: "Loading the boards failed" },
    queryFn: ({ signal }) =>
      withOfflineCopy(
        browserApi<BoardList>({ path: "/board", signal }),
        () => userId,
        storeBoards,
        ({ list }) => list,
      ),
  });
}

/** The user's boards, each with whether the outfit is on it. */
export function boardsOfOutfitQuery(userId: string, outfitId: string) {
  return queryOptions({
    queryKey: [...boardsKey, "of outfit", userId, outfitId],
    meta: { personal: true, failureMessage: "Loading the boards failed" },
    queryFn: ({ signal }) =>
      browserApi<BoardList>({ path: `/board?outfitId=${encodeURIComponent(outfitId)}`, signal }),
  });
}

/** A board with its outfits, page by page; offline, its owner gets this device's copy. */
export function boardQuery(api: ApiClient, id: string) {
  return infiniteQueryOptions({
    queryKey: [...boardsKey, "board", id],
    meta: { personal: true, failureMessage: "Loading the board failed" },
    ...pagedQuery({
      pageSize: BOARD_PAGE_SIZE,
      fetchPage: (startIndex, signal): Promise<BoardPage & StoredCopy> => {
        const path = `/board/${encodeURIComponent(id)}?startIndex=${startIndex}`;
        const response = api<BoardPage>({ path, signal });
        if (startIndex > 0) return response;
        return withOfflineCopy(response, currentUserId, storeBoard, ({ boards }) =>
          boards.find(({ board }) => board._id === id),
        );
      },
      idsOf: ({ outfits }) => outfits.map(({ _id }) => _id),
      isLast: ({ board, outfits }, startIndex) => startIndex + outfits.length >= board.numberOfOutfits,
    }),
  });
}

/** Read when the response has arrived: at hydration the request begins before the session is known. */
const currentUserId = () => useSessionStore.getState().currentUser?._id;

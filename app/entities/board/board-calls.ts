import { outfitPath } from "#app/entities/board/save-call.ts";
import { browserApi, sendOnLeaving } from "#app/lib/api-client.ts";
import type { Outcome } from "#contract/account/account.ts";
import type {
  Board,
  BoardChange,
  BoardInCart,
  BoardMove,
  NewBoard,
  SaveResult,
} from "#contract/boards/boards.ts";

const boardPath = (id: string) => `/board/${encodeURIComponent(id)}`;

export function createBoard(input: NewBoard, idempotencyKey: string): Promise<Board> {
  return browserApi({ method: "POST", path: "/board", body: input, idempotencyKey });
}

export function changeBoard(id: string, change: BoardChange): Promise<Board> {
  return browserApi({ method: "PUT", path: boardPath(id), body: change });
}

export function deleteBoard(id: string): Promise<Outcome> {
  return browserApi({ method: "DELETE", path: boardPath(id) });
}

/** Like `deleteBoard`, while the page is being hidden or closed. */
export function deleteBoardOnLeaving(id: string): Promise<boolean> {
  return sendOnLeaving({ method: "DELETE", path: boardPath(id) });
}

export function removeOutfit(boardId: string, outfitId: string): Promise<SaveResult> {
  return browserApi({ method: "DELETE", path: outfitPath(boardId, outfitId) });
}

/** `after` is the id of the outfit before it, null at the front. */
export function moveOutfit(boardId: string, outfitId: string, after: BoardMove["after"]): Promise<Board> {
  return browserApi({ method: "PUT", path: `${outfitPath(boardId, outfitId)}/position`, body: { after } });
}

/** Adds one of each outfit. */
export function putBoardInCart(id: string, idempotencyKey: string): Promise<BoardInCart> {
  return browserApi({ method: "POST", path: `${boardPath(id)}/cart`, idempotencyKey });
}

import { outfitPath } from "#app/entities/board/save-call.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { readToken } from "#app/lib/token.ts";
import type { Outcome } from "#contract/account/account.ts";
import type {
  Board,
  BoardChange,
  BoardInCart,
  BoardMove,
  NewBoard,
  SaveResult,
} from "#contract/boards/boards.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";

const boardPath = (id: string) => `/board/${encodeURIComponent(id)}`;

export function createBoard(input: NewBoard, idempotencyKey: string): Promise<Board> {
  return browserApi({ method: "POST", path: "/board", body: input, idempotencyKey });
}

/** Renames a board, or makes it public or private. */
export function changeBoard(id: string, change: BoardChange): Promise<Board> {
  return browserApi({ method: "PUT", path: boardPath(id), body: change });
}

export function deleteBoard(id: string): Promise<Outcome> {
  return browserApi({ method: "DELETE", path: boardPath(id) });
}

/** The same while the page is being closed, when there is no response to wait for. */
export function deleteBoardOnLeaving(id: string): void {
  const token = readToken();
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}` };
  fetch(API_PREFIX + boardPath(id), { method: "DELETE", keepalive: true, headers }).catch(() => undefined);
}

export function removeOutfit(boardId: string, outfitId: string): Promise<SaveResult> {
  return browserApi({ method: "DELETE", path: outfitPath(boardId, outfitId) });
}

/** Moves an outfit of a board behind another one, or to the front. */
export function moveOutfit(boardId: string, outfitId: string, after: BoardMove["after"]): Promise<Board> {
  return browserApi({ method: "PUT", path: `${outfitPath(boardId, outfitId)}/position`, body: { after } });
}

/** Puts one of each outfit of a board into the cart. */
export function putBoardInCart(id: string, idempotencyKey: string): Promise<BoardInCart> {
  return browserApi({ method: "POST", path: `${boardPath(id)}/cart`, idempotencyKey });
}

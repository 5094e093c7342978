import type { Board, BoardList, BoardPage, BoardPageQuery, SavedOutfits } from "#contract/boards/boards.ts";
import { BOARD_ERRORS as messages } from "#contract/messages/boards.ts";
import type { Database } from "#server/db/database.ts";
import { takePreviousRow, withPreviousRow } from "#server/db/previous-row.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { groupBy } from "#server/modules/outfits/group-by.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { presentBoard, presentBoardOutfit } from "./board-presenter.ts";
import { previewPath } from "./board-preview.ts";
import {
  type BoardKey,
  type BoardRecord,
  countOutfits,
  ensureDefaultBoard,
  findBoardOutfits,
  findBoards,
  findBoardsWith,
  findCovers,
  findDefaultBoardId,
  findOwnBoard,
  findReadableBoard,
  findSavedOutfitIds,
} from "./board-repository.ts";

export async function readBoards(
  database: Database,
  userId: string,
  outfitId: string | undefined,
): Promise<BoardList> {
  await requireDefaultBoardId(database, userId);
  const found = await presentOwn(database, await findBoards(database, userId));
  if (outfitId === undefined) return { boards: found };
  const having = await findBoardsWith(database, userId, outfitId);
  return { boards: found.map((board) => ({ ...board, hasOutfit: having.has(board._id) })) };
}

export async function readOwnBoard(database: Database, board: BoardRecord): Promise<Board> {
  const [presented] = await presentOwn(database, [board]);
  return presented as Board;
}

async function presentOwn(database: Database, found: readonly BoardRecord[]): Promise<Board[]> {
  const ids = found.map(({ id }) => id);
  const counts = await countOutfits(database, ids, { isOwn: true });
  const covers = groupBy(await findCovers(database, ids), ({ boardId }) => boardId);
  return found.map((board) => presentBoard(board, counts.get(board.id) ?? 0, covers.get(board.id) ?? []));
}

export async function readBoardPage(
  database: Database,
  boardId: string,
  readerId: string | undefined,
  query: BoardPageQuery,
): Promise<BoardPage> {
  const board = await requireReadableBoard(database, boardId, readerId);
  const isOwn = board.userId === readerId;
  const counts = await countOutfits(database, [boardId], { isOwn });
  const covers = await findCovers(database, [boardId]);
  const found = await findBoardOutfits(database, boardId, { ...withPreviousRow(query), isOwn });
  const { rows, ...previous } = takePreviousRow(found, query, ({ id }) => id);
  return {
    board: {
      ...presentBoard(board, counts.get(boardId) ?? 0, covers),
      isOwn,
      owner: { username: board.ownerName },
      preview: (board.isPublic && previewPath(boardId, covers)) || null,
    },
    outfits: rows.map(presentBoardOutfit),
    ...previous,
  };
}

export async function readSaved(database: Database, userId: string): Promise<SavedOutfits> {
  return {
    boardId: await requireDefaultBoardId(database, userId),
    outfitIds: await findSavedOutfitIds(database, userId),
  };
}

/**
 * A board that is public or the reader's own; NOT_FOUND for any other does not disclose which boards exist.
 */
export async function requireReadableBoard(
  database: Database,
  boardId: string,
  readerId: string | undefined,
) {
  const board = isUuid(boardId) ? await findReadableBoard(database, boardId, readerId) : undefined;
  if (!board) throw boardNotFound();
  return board;
}

export async function requireOwnBoard(database: Database, key: BoardKey): Promise<BoardRecord> {
  const board = isUuid(key.boardId) ? await findOwnBoard(database, key) : undefined;
  if (!board) throw boardNotFound();
  return board;
}

function boardNotFound(): ApiError {
  return new ApiError("NOT_FOUND", messages.boardNotFound);
}

/** Creates the default board of an account that has none yet. */
async function requireDefaultBoardId(database: Database, userId: string): Promise<string> {
  const known = await findDefaultBoardId(database, userId);
  if (known !== undefined) return known;
  return database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    await ensureDefaultBoard(tx, userId);
    const created = await findDefaultBoardId(tx, userId);
    if (created === undefined) throw new Error("A user's default board was not created");
    return created;
  });
}

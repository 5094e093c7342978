import { and, eq, gte, sql } from "drizzle-orm";
import type { BoardMove } from "#contract/boards/boards.ts";
import { BOARD_ERRORS as messages } from "#contract/messages/boards.ts";
import type { Database } from "#server/db/database.ts";
import { boardOutfits } from "#server/db/schema/boards.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { BoardKey, BoardRecord } from "./board-repository.ts";
import { requireOwnBoard } from "./board-service.ts";
import type { Touched } from "./change-boards.ts";

/**
 * Moves an outfit behind another one, or to the front. Called by `ChangeBoards`. Throws NOT_FOUND for an
 * outfit that is not on the board, and CONFLICT if the one before it has left.
 */
export async function moveOutfit(
  tx: Database,
  touched: Touched,
  key: BoardKey,
  outfitId: string,
  { after }: BoardMove,
): Promise<BoardRecord> {
  const board = await requireOwnBoard(tx, key);
  const ofBoard = eq(boardOutfits.boardId, board.id);
  const places = await tx
    .select({ id: boardOutfits.outfitId, position: boardOutfits.position })
    .from(boardOutfits)
    .where(ofBoard);
  const positions = new Map(places.map(({ id, position }) => [id, position]));
  if (!positions.has(outfitId)) throw new ApiError("NOT_FOUND", messages.outfitNotOnBoard);
  if (after === outfitId) return board;
  const place = after === null ? Math.max(...positions.values()) + 1 : positions.get(after);
  if (place === undefined) throw new ApiError("CONFLICT", messages.moveOutdated);
  // The highest position is the first, so the outfits before the place move up.
  await tx
    .update(boardOutfits)
    .set({ position: sql`${boardOutfits.position} + 1` })
    .where(and(ofBoard, gte(boardOutfits.position, place)));
  await tx
    .update(boardOutfits)
    .set({ position: place })
    .where(and(ofBoard, eq(boardOutfits.outfitId, outfitId)));
  touched.boardIds.push(board.id);
  return board;
}

import { count, eq } from "drizzle-orm";
import { type BoardChange, DEFAULT_BOARD_NAME, type NewBoard } from "#contract/boards/boards.ts";
import { BOARDS_MAX } from "#contract/limits.ts";
import { BOARD_ERRORS as messages } from "#contract/messages/boards.ts";
import type { Database } from "#server/db/database.ts";
import { boards } from "#server/db/schema/boards.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";
import {
  type BoardKey,
  type BoardRecord,
  ensureDefaultBoard,
  findOutfitIds,
  ownBoard,
} from "./board-repository.ts";
import { requireOwnBoard } from "./board-service.ts";
import type { Touched } from "./change-boards.ts";
import { nameKeyOf } from "./name-key.ts";
import { removeUnsaved } from "./saved-outfits.ts";

/** Called by `ChangeBoards`, in a transaction that has locked the boards' owner exclusively. */

/** Throws CONFLICT for a taken name, and above the maximum number of boards. */
export async function createBoard(
  tx: Database,
  { boardId, userId }: BoardKey,
  { name }: NewBoard,
): Promise<void> {
  await ensureDefaultBoard(tx, userId);
  const [counted] = await tx.select({ boards: count() }).from(boards).where(eq(boards.userId, userId));
  if ((counted?.boards ?? 0) >= BOARDS_MAX) throw new ApiError("CONFLICT", messages.boardsFull);
  await withUniqueName(() =>
    tx.insert(boards).values({ id: boardId, userId, name, nameKey: nameKeyOf(name) }),
  );
}

/** Throws NOT_FOUND, or CONFLICT for a taken name or another name of the default board. */
export async function changeBoard(
  tx: Database,
  touched: Touched,
  key: BoardKey,
  { name, isPublic }: BoardChange,
): Promise<BoardRecord> {
  const board = await requireOwnBoard(tx, key);
  if (board.isDefault && name !== undefined && name !== DEFAULT_BOARD_NAME) {
    throw new ApiError("CONFLICT", messages.defaultKeepsName);
  }
  if (name === undefined && isPublic === undefined) return board;
  touched.boardIds.push(board.id);
  const changes = { ...(name === undefined ? {} : { name, nameKey: nameKeyOf(name) }), isPublic };
  const [changed] = await withUniqueName(() =>
    tx.update(boards).set(changes).where(ownBoard(key)).returning(),
  );
  return changed as BoardRecord;
}

/** Throws NOT_FOUND, or CONFLICT for the default board. */
export async function deleteBoard(tx: Database, touched: Touched, key: BoardKey): Promise<void> {
  const board = await requireOwnBoard(tx, key);
  if (board.isDefault) throw new ApiError("CONFLICT", messages.defaultStays);
  const outfitIds = await findOutfitIds(tx, board.id, { isOwn: true });
  await lockOutfits(tx, outfitIds, "no key update");
  await tx.delete(boards).where(ownBoard(key));
  touched.boardIds.push(board.id);
  touched.outfitIds.push(...(await removeUnsaved(tx, key.userId, outfitIds)));
}

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueConstraint(error) !== "boards_user_name_key") throw error;
    throw new ApiError("CONFLICT", messages.nameTaken, {
      details: [{ path: "name", message: messages.nameTaken }],
      cause: error,
    });
  }
}

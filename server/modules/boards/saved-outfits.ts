import { and, count, eq, inArray, max, notExists, sql } from "drizzle-orm";
import { BOARD_OUTFITS_MAX } from "#contract/limits.ts";
import { BOARD_ERRORS as messages } from "#contract/messages/boards.ts";
import type { Database } from "#server/db/database.ts";
import { boardOutfits, boards, savedOutfits } from "#server/db/schema/boards.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockOutfits } from "#server/modules/sessions/lock-order.ts";
import { findMissingLinks } from "./alerts/missing-links.ts";
import type { BoardKey } from "./board-repository.ts";
import { requireOwnBoard } from "./board-service.ts";
import type { Touched } from "./change-boards.ts";

/** Called by `ChangeBoards`, in a transaction that has locked the boards' owner exclusively. */

/** Repeatable. Throws NOT_FOUND, or CONFLICT for a full board. */
export async function saveOutfit(
  tx: Database,
  touched: Touched,
  key: BoardKey,
  outfitId: string,
): Promise<void> {
  const board = await requireOwnBoard(tx, key);
  if (!isUuid(outfitId)) throw outfitGone();
  const [outfit] = await lockOutfits(tx, [outfitId], "no key update");
  if (await isOnBoard(tx, board.id, outfitId)) return;
  if (!outfit?.isActive) throw outfitGone();
  const [counted] = await tx
    .select({ outfits: count(), last: max(boardOutfits.position) })
    .from(boardOutfits)
    .where(eq(boardOutfits.boardId, board.id));
  if ((counted?.outfits ?? 0) >= BOARD_OUTFITS_MAX) throw new ApiError("CONFLICT", messages.boardFull);
  await tx.insert(boardOutfits).values({ boardId: board.id, outfitId, position: (counted?.last ?? 0) + 1 });
  touched.boardIds.push(board.id);
  const first = await tx
    .insert(savedOutfits)
    .values({
      userId: key.userId,
      outfitId,
      toldPricePaise: outfit.totalPricePaise,
      toldMissingLinks: await findMissingLinks(tx, outfitId),
    })
    .onConflictDoNothing()
    .returning({ outfitId: savedOutfits.outfitId });
  if (first.length === 0) return;
  touched.outfitIds.push(outfitId);
  await tx
    .update(outfits)
    .set({ saveCount: sql`${outfits.saveCount} + 1` })
    .where(eq(outfits.id, outfitId));
}

/** Repeatable. Throws NOT_FOUND for an unknown board. */
export async function unsaveOutfit(
  tx: Database,
  touched: Touched,
  key: BoardKey,
  outfitId: string,
): Promise<void> {
  const board = await requireOwnBoard(tx, key);
  if (!isUuid(outfitId)) throw outfitGone();
  await lockOutfits(tx, [outfitId], "no key update");
  const removed = await tx
    .delete(boardOutfits)
    .where(and(eq(boardOutfits.boardId, board.id), eq(boardOutfits.outfitId, outfitId)))
    .returning({ outfitId: boardOutfits.outfitId });
  if (removed.length === 0) return;
  touched.boardIds.push(board.id);
  touched.outfitIds.push(...(await removeUnsaved(tx, key.userId, [outfitId])));
}

export async function readSaves(database: Database, userId: string, outfitId: string) {
  const [saved] = await database
    .select({ numberOfSaves: outfits.saveCount, savedBy: savedOutfits.userId })
    .from(outfits)
    .leftJoin(savedOutfits, and(eq(savedOutfits.outfitId, outfits.id), eq(savedOutfits.userId, userId)))
    .where(eq(outfits.id, outfitId));
  return { isSaved: saved?.savedBy != null, numberOfSaves: saved?.numberOfSaves ?? 0 };
}

/** Removes the user's saves of these outfits that are on none of their boards; returns the removed ids. */
export async function removeUnsaved(
  tx: Database,
  userId: string,
  outfitIds: readonly string[],
): Promise<string[]> {
  if (outfitIds.length === 0) return [];
  const onBoard = tx
    .select({ id: boards.id })
    .from(boards)
    .innerJoin(boardOutfits, eq(boardOutfits.boardId, boards.id))
    .where(and(eq(boards.userId, userId), eq(boardOutfits.outfitId, savedOutfits.outfitId)));
  const removed = await tx
    .delete(savedOutfits)
    .where(
      and(
        eq(savedOutfits.userId, userId),
        inArray(savedOutfits.outfitId, [...outfitIds]),
        notExists(onBoard),
      ),
    )
    .returning({ id: savedOutfits.outfitId });
  const ids = removed.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(outfits)
    .set({ saveCount: sql`${outfits.saveCount} - 1` })
    .where(inArray(outfits.id, ids));
  return ids;
}

async function isOnBoard(tx: Database, boardId: string, outfitId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: boardOutfits.outfitId })
    .from(boardOutfits)
    .where(and(eq(boardOutfits.boardId, boardId), eq(boardOutfits.outfitId, outfitId)));
  return found !== undefined;
}

function outfitGone(): ApiError {
  return new ApiError("NOT_FOUND", messages.outfitGone);
}

import { and, inArray, sql } from "drizzle-orm";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { UndonePieceImport } from "#contract/pieces/product-file.ts";
import type { Database } from "#server/db/database.ts";
import { importedPieces, pieces } from "#server/db/schema/pieces.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { followPiecePrices } from "#server/modules/pieces/follow-piece-prices.ts";
import type { StoredPiece } from "./match-products.ts";
import {
  countImported,
  endPieceImport,
  findImported,
  findLastPieceImport,
  findParts,
  findPieceImport,
  markUndone,
  type PieceImportRecord,
} from "./piece-import-repository.ts";

/** Bounds how long other transactions wait for locks. */
const PIECES_AT_ONCE = 500;

/** Ends a running import; what it has stored remains until it is undone. Throws NOT_FOUND and CONFLICT. */
export async function cancelPieceImport(database: Database, id: string): Promise<void> {
  if (!isUuid(id) || !(await findPieceImport(database, id))) throw importNotFound();
  const isEnded = await database.transaction((tx) => endPieceImport(tx, id, { state: "cancelled" }));
  if (!isEnded) throw new ApiError("CONFLICT", PIECE_ERRORS.notRunning);
}

/**
 * Takes back the last import, with the parts of the same file before it that were cut off: deletes the pieces
 * that it added, and changes those that it changed back; prices of items follow. An interrupted call can be
 * repeated. `onChanged` receives outfits. Throws NOT_FOUND and CONFLICT.
 */
export async function undoPieceImport(
  database: Database,
  { id, administratorId }: { id: string; administratorId: string },
  onChanged: (outfitIds: readonly string[]) => void,
): Promise<UndonePieceImport> {
  if (!isUuid(id)) throw importNotFound();
  const parts = await findParts(database, await requireUndoable(database, id));
  if ((await countImported(database, parts)) === 0) {
    throw new ApiError("CONFLICT", PIECE_ERRORS.nothingToUndo);
  }
  const done = { removed: 0, restored: 0 };
  for (let isLast = false; !isLast; ) {
    const some = await database.transaction((tx) => undoSome(tx, { id, parts, administratorId }));
    if (some.outfitIds.length > 0) onChanged(some.outfitIds);
    done.removed += some.removed;
    done.restored += some.restored;
    isLast = some.isLast;
  }
  const pieceCount = (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`;
  const message = `${pieceCount(done.removed)} of the last import removed, ${pieceCount(done.restored)} changed back`;
  return { success: true, message, ...done };
}

async function undoSome(
  tx: Database,
  { id, parts, administratorId }: { id: string; parts: readonly string[]; administratorId: string },
) {
  const imported = await findImported(tx, parts, PIECES_AT_ONCE);
  const changed = imported.flatMap(({ before }) => (before === null ? [] : [before as StoredPiece]));
  const added = imported.filter(({ before }) => before === null).map(({ pieceId }) => pieceId);
  // Outfits are locked before the import's row, as everywhere.
  const outfitIds = await followPiecePrices(tx, await onlyRepriced(tx, changed));
  const { fileName } = await requireUndoable(tx, id, { lock: true });
  for (const piece of changed) {
    const { id: pieceId, importId, missingSince, createdAt, updatedAt, searchText, ...columns } = piece;
    await tx
      .update(pieces)
      .set({
        ...columns,
        // The import that had it may be deleted since.
        importId: sql`(select id from piece_imports where id = ${importId})`,
        missingSince: missingSince === null ? null : new Date(missingSince),
        updatedAt: sql`now()`,
      })
      .where(sql`${pieces.id} = ${pieceId}`);
  }
  if (added.length > 0) await tx.delete(pieces).where(inArray(pieces.id, added));
  const dealtWith = imported.map(({ pieceId }) => pieceId);
  if (dealtWith.length > 0) {
    await tx
      .delete(importedPieces)
      .where(and(inArray(importedPieces.importId, [...parts]), inArray(importedPieces.pieceId, dealtWith)));
  }
  const isLast = imported.length < PIECES_AT_ONCE;
  if (isLast) {
    await markUndone(tx, parts);
    const subject = { kind: "import" as const, id, name: fileName };
    await recordActivity(tx, { administratorId, action: "importUndone", subject });
  }
  return { isLast, outfitIds, removed: added.length, restored: changed.length };
}

/** Items may be listed at other prices than their pieces: these stay where the import changed other things. */
async function onlyRepriced(tx: Database, before: readonly StoredPiece[]): Promise<StoredPiece[]> {
  const ids = before.map(({ id }) => id);
  const now = await tx
    .select({ id: pieces.id, pricePaise: pieces.pricePaise })
    .from(pieces)
    .where(inArray(pieces.id, ids));
  const prices = new Map(now.map(({ id, pricePaise }) => [id, pricePaise]));
  return before.filter(({ id, pricePaise }) => prices.get(id) !== pricePaise);
}

/** The lock makes the second of two concurrent undo requests fail with CONFLICT. */
async function requireUndoable(tx: Database, id: string, { lock = false } = {}): Promise<PieceImportRecord> {
  const last = await findLastPieceImport(tx, { lock });
  if (last?.id !== id) {
    if (!(await findPieceImport(tx, id))) throw importNotFound();
    throw new ApiError("CONFLICT", PIECE_ERRORS.notTheLast);
  }
  if (last.state === "running") throw new ApiError("CONFLICT", PIECE_ERRORS.stillRunning);
  if (last.state === "undone") throw new ApiError("CONFLICT", PIECE_ERRORS.nothingToUndo);
  return last;
}

export function importNotFound(): ApiError {
  return new ApiError("NOT_FOUND", PIECE_ERRORS.importNotFound);
}

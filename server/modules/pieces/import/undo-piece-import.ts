import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { UndonePieceImport } from "#contract/pieces/product-file.ts";
import type { Database } from "#server/db/database.ts";
import { priceChanges } from "#server/db/schema/links.ts";
import { importedPieces, pieceImports, pieces } from "#server/db/schema/pieces.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { keepUndoing, markUndoing, type RunningUndo } from "#server/modules/catalogue/import/running-undo.ts";
import {
  lockOutfitsOfPieces,
  type PiecePrice,
  unfollowPiecePrices,
} from "#server/modules/pieces/follow-piece-prices.ts";
import { lockPieces } from "#server/modules/pieces/piece-repository.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { PieceColumns, StoredPiece } from "./match-products.ts";
import {
  type ChangedPiece,
  canBeUndone,
  countImported,
  endPieceImport,
  failPieceImports,
  failPieceUndo,
  findImported,
  findLastPieceImport,
  findParts,
  findPieceImport,
  markUndone,
  type TakenPiece,
} from "./piece-import-repository.ts";

/** Bounds how long other transactions wait for locks. */
const PIECES_AT_ONCE = 500;

/** Ends a running import; what it has stored remains until it is undone. Throws NOT_FOUND and CONFLICT. */
export async function cancelPieceImport(database: Database, id: string): Promise<void> {
  if (!isUuid(id) || !(await findPieceImport(database, id))) throw importNotFound();
  const isEnded = await database.transaction((tx) => endPieceImport(tx, id, { state: "cancelled" }));
  if (!isEnded) throw new ApiError("CONFLICT", PIECE_ERRORS.notRunning);
}

interface Undo extends RunningUndo {
  administratorId: string;
}

/**
 * Takes back the last import, with the parts of the same file before it that were cut off: deletes the pieces
 * that it added, and changes those that it changed back, with the prices of items that followed. What was
 * edited since stays. No other import begins meanwhile. An interrupted call can be repeated. `onChanged`
 * receives outfits. Throws NOT_FOUND and CONFLICT.
 */
export async function undoPieceImport(
  database: Database,
  { id, administratorId }: { id: string; administratorId: string },
  onChanged: (outfitIds: readonly string[]) => void,
): Promise<UndonePieceImport> {
  if (!isUuid(id)) throw importNotFound();
  await failPieceImports(database, "dead");
  const { removed, restored, ...begun } = await database.transaction((tx) => beginUndo(tx, id));
  const undo = { ...begun, administratorId };
  try {
    // The newest first, because it kept what the one before had written.
    for (const part of undo.parts) {
      for (let isWhole = false; !isWhole; ) {
        const some = await database.transaction((tx) => undoSome(tx, undo, part));
        if (some.outfitIds.length > 0) onChanged(some.outfitIds);
        isWhole = some.isWhole;
      }
    }
  } catch (error) {
    // If this fails too, the undo counts as that of a dead process soon.
    await failPieceUndo(database, undo).catch(() => undefined);
    throw error;
  }
  const pieceCount = (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`;
  const message = `${pieceCount(removed)} of the last import removed, ${pieceCount(restored)} changed back`;
  return { success: true, message, removed, restored };
}

/** Of two concurrent undo requests, the second fails with CONFLICT. Returns what there is to do, too. */
async function beginUndo(
  tx: Database,
  id: string,
): Promise<RunningUndo & { removed: number; restored: number }> {
  const record = await findPieceImport(tx, id, { lock: true });
  if (!record) throw importNotFound();
  // Read under the lock, with which an import begins too.
  const last = await findLastPieceImport(tx);
  if (last?.id !== id) throw new ApiError("CONFLICT", PIECE_ERRORS.notTheLast);
  if (record.state === "running") throw new ApiError("CONFLICT", PIECE_ERRORS.stillRunning);
  if (record.state === "undoing") throw new ApiError("CONFLICT", PIECE_ERRORS.underUndo);
  const parts = await findParts(tx, record);
  const left = await countImported(tx, parts);
  const isLeft = record.state !== "undone" && canBeUndone(record.state, left);
  if (!isLeft) throw new ApiError("CONFLICT", PIECE_ERRORS.nothingToUndo);
  return {
    ...{ id, heartbeat: await markUndoing(tx, pieceImports, id), fileName: record.fileName, parts },
    ...{ removed: left.added, restored: left.changed + left.missing },
  };
}

async function undoSome(tx: Database, undo: Undo, part: string) {
  const { id, fileName, parts, administratorId } = undo;
  // Users are locked before outfits, these before pieces, and these before the import's row, as everywhere.
  await lockUserShared(tx, administratorId);
  const imported = await findImported(tx, part, PIECES_AT_ONCE);
  const known = imported.flatMap(({ pieceId, before }) =>
    before === null ? [] : [{ pieceId, before: before as ChangedPiece | TakenPiece }],
  );
  const changed = known.flatMap(({ before }) => ("name" in before ? [before] : []));
  const taken = known.filter(({ before }) => !("name" in before));
  const added = imported.filter(({ before }) => before === null).map(({ pieceId }) => pieceId);
  const lockedIds = await lockOutfitsOfPieces(
    tx,
    changed.filter(mayBeRepriced).map(({ normalisedLink }) => normalisedLink),
  );
  const rows = await lockPieces(
    tx,
    imported.map(({ pieceId }) => pieceId),
  );
  const now = new Map(rows.map((row) => [row.id, row]));
  const outfitIds = await unfollowPiecePrices(
    tx,
    changed.flatMap((piece) => writtenPrice(piece, now.get(piece.id))),
    { outfitIds: lockedIds, isOfPeriod: isFollowedIn(part, parts) },
  );
  // An undo that was taken for dead ends here: another import may have begun since, or another undo.
  if (!(await keepUndoing(tx, pieceImports, undo))) throw new ApiError("CONFLICT", PIECE_ERRORS.undoBrokeOff);
  for (const { pieceId, before } of taken) {
    // A part of the same file is undone too.
    if (before.importId !== null && parts.includes(before.importId)) continue;
    await tx
      .update(pieces)
      .set({ importId: importThatIsLeft(before.importId) })
      .where(eq(pieces.id, pieceId));
  }
  for (const piece of changed) {
    const { id: pieceId, importId, missingSince } = piece;
    const stored = now.get(pieceId);
    if (!stored) continue;
    await tx
      .update(pieces)
      .set({
        // The prices of items take the piece's along.
        pricePaise: stored.pricePaise,
        ...columnsBefore(piece, stored),
        importId: importThatIsLeft(importId),
        missingSince: missingSince === null ? null : new Date(missingSince),
        updatedAt: sql`now()`,
      })
      .where(eq(pieces.id, pieceId));
  }
  if (added.length > 0) await tx.delete(pieces).where(inArray(pieces.id, added));
  const dealtWith = imported.map(({ pieceId }) => pieceId);
  await tx
    .delete(importedPieces)
    .where(and(eq(importedPieces.importId, part), inArray(importedPieces.pieceId, dealtWith)));
  const isWhole = imported.length < PIECES_AT_ONCE;
  if (isWhole && part === parts.at(-1)) {
    await markUndone(tx, parts);
    const subject = { kind: "import" as const, id, name: fileName };
    await recordActivity(tx, { administratorId, action: "importUndone", subject });
  }
  return { isWhole, outfitIds };
}

/** Whether a price changed in this part: what undoes the parts after it changes prices too. */
function isFollowedIn(part: string, parts: readonly string[]): SQL | undefined {
  const begun = (id: string) => sql`(select created_at from piece_imports where id = ${id})`;
  const next = parts[parts.indexOf(part) - 1];
  return and(
    gte(priceChanges.changedAt, begun(part)),
    next === undefined ? undefined : lt(priceChanges.changedAt, begun(next)),
  );
}

/** The import that had a piece before may be deleted since. */
function importThatIsLeft(importId: string | null): SQL {
  return sql`(select id from piece_imports where id = ${importId})`;
}

/** What an import wrote; of a row without it, whatever the piece has. */
function writtenBy({ written }: ChangedPiece, now: StoredPiece): Partial<PieceColumns> {
  if (written) return written;
  const { id, importId, missingSince, createdAt, updatedAt, searchText, ...columns } = now;
  return columns;
}

/** Whether items may have followed; of a row without what was written, its piece has to be locked to know it. */
function mayBeRepriced({ written, pricePaise }: ChangedPiece): boolean {
  return !written || (written.pricePaise ?? pricePaise) !== pricePaise;
}

/** Where an import changed the price of a piece, items may have followed. */
function writtenPrice(piece: ChangedPiece, now: StoredPiece | undefined): PiecePrice[] {
  if (!now) return [];
  const { pricePaise } = writtenBy(piece, now);
  const isRepriced = pricePaise !== undefined && pricePaise !== piece.pricePaise;
  return isRepriced ? [{ normalisedLink: piece.normalisedLink, pricePaise }] : [];
}

/** The columns before the import, as far as they still have what it wrote. */
function columnsBefore(piece: ChangedPiece, now: StoredPiece): Partial<PieceColumns> {
  const written = writtenBy(piece, now);
  const columns = Object.keys(written) as (keyof PieceColumns)[];
  const asWritten = columns.filter(
    (column) => JSON.stringify(now[column]) === JSON.stringify(written[column]),
  );
  // The former role must not count as one that was chosen since.
  const isRoleAsWritten = asWritten.includes("role") && asWritten.includes("roleIsGiven");
  const restored = asWritten.filter(
    (column) => isRoleAsWritten || (column !== "role" && column !== "roleIsGiven"),
  );
  return Object.fromEntries(restored.map((column) => [column, piece[column]]));
}

export function importNotFound(): ApiError {
  return new ApiError("NOT_FOUND", PIECE_ERRORS.importNotFound);
}

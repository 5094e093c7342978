import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { isOneOf } from "#server/db/is-one-of.ts";
import { readRows } from "#server/db/read-rows.ts";
import { importedPieces, pieceImports, pieces } from "#server/db/schema/pieces.ts";
import { recordActivities, recordActivity } from "#server/modules/activity/record-activity.ts";
import {
  HEARTBEAT,
  isRunningUndo,
  lockUsersOf,
  type RunningUndo,
} from "#server/modules/catalogue/import/running-undo.ts";
import type { PieceColumns, StoredPiece } from "./match-products.ts";

export type PieceImportRecord = typeof pieceImports.$inferSelect;

export const RUNNING_CONSTRAINT = "piece_imports_running_key";
/** Each batch of an import or undo is a sign of life; the first one waits until the whole file has been looked at. */
const DEAD_AFTER = sql`interval '2 minutes'`;

export interface PieceImportCounts {
  addedCount: number;
  changedCount: number;
  alreadyThereCount: number;
  refusedCount: number;
  /** All so far; absent if there are no further ones. */
  refusals?: PieceImportRecord["refusals"];
}

export async function insertPieceImport(
  tx: Database,
  row: Pick<PieceImportRecord, "userId" | "fileName" | "fileDigest" | "partOf" | "pieceCount" | "refusals">,
): Promise<string> {
  const [inserted] = await tx
    .insert(pieceImports)
    .values({ ...row, state: "running" })
    .returning({ id: pieceImports.id });
  if (!inserted) throw new Error("The import was not stored");
  return inserted.id;
}

export async function findPieceImport(
  database: Database,
  id: string,
  { lock = false } = {},
): Promise<PieceImportRecord | undefined> {
  const query = database.select().from(pieceImports).where(eq(pieceImports.id, id));
  const [row] = lock ? await query.for("no key update") : await query;
  return row;
}

export async function findLastPieceImport(
  database: Database,
  { lock = false } = {},
): Promise<PieceImportRecord | undefined> {
  const query = database
    .select()
    .from(pieceImports)
    .orderBy(desc(pieceImports.createdAt), desc(pieceImports.id))
    .limit(1);
  const [row] = lock ? await query.for("no key update") : await query;
  return row;
}

/** Adds a batch to the counts of a running import and locks it; returns false if it is not running any more. */
export async function countBatch(tx: Database, id: string, batch: PieceImportCounts): Promise<boolean> {
  const rows = await tx
    .update(pieceImports)
    .set({
      addedCount: sql`${pieceImports.addedCount} + ${batch.addedCount}`,
      changedCount: sql`${pieceImports.changedCount} + ${batch.changedCount}`,
      alreadyThereCount: sql`${pieceImports.alreadyThereCount} + ${batch.alreadyThereCount}`,
      refusedCount: sql`${pieceImports.refusedCount} + ${batch.refusedCount}`,
      refusals: batch.refusals,
      aliveAt: HEARTBEAT,
    })
    .where(running(id))
    .returning({ id: pieceImports.id });
  return rows.length > 0;
}

/** Ends a running import; returns false if it has ended already. What it stored remains. */
export async function endPieceImport(
  tx: Database,
  id: string,
  end: Partial<Pick<PieceImportRecord, "missingCount">> & { state: "done" | "failed" | "cancelled" },
): Promise<boolean> {
  return (await endRunning(tx, running(id), end)).length > 0;
}

async function endRunning(
  tx: Database,
  chosen: SQL | undefined,
  end: Partial<PieceImportRecord>,
): Promise<PieceImportRecord[]> {
  await lockUsersOf(tx, pieceImports, chosen);
  const ended = await tx.update(pieceImports).set(end).where(chosen).returning();
  await recordEnded(tx, ended);
  return ended;
}

/**
 * Marks imports that are running or being undone as failed: those of dead processes, or all. Where nothing is
 * left to undo, the import is undone.
 */
export async function failPieceImports(database: Database, which: "dead" | "all"): Promise<void> {
  const isDead = which === "dead" ? lt(pieceImports.aliveAt, sql`now() - ${DEAD_AFTER}`) : undefined;
  await database.transaction(async (tx) => {
    await endRunning(tx, and(eq(pieceImports.state, "running"), isDead), { state: "failed" });
    await failUndoing(tx, and(eq(pieceImports.state, "undoing"), isDead));
  });
}

/** Ends an undo before its end: what is left of the import can be undone, or completed by its file. */
export async function failPieceUndo(database: Database, undo: RunningUndo): Promise<void> {
  await database.transaction((tx) => failUndoing(tx, isRunningUndo(pieceImports, undo)));
}

async function failUndoing(tx: Database, chosen: SQL | undefined): Promise<void> {
  const failed = await tx.update(pieceImports).set({ state: "failed" }).where(chosen).returning();
  for (const record of failed) {
    const parts = await findParts(tx, record);
    const left = await countImported(tx, parts);
    const { added, changed, missing } = left;
    await tx
      .update(pieceImports)
      .set({ addedCount: added, changedCount: changed, missingCount: missing })
      .where(eq(pieceImports.id, record.id));
    if (canBeUndone(record.state, left)) continue;
    await markUndone(tx, parts);
    const subject = { kind: "import" as const, id: record.id, name: record.fileName };
    await recordActivity(tx, { administratorId: null, action: "importUndone", subject });
  }
}

async function recordEnded(tx: Database, ended: readonly PieceImportRecord[]): Promise<void> {
  await recordActivities(
    tx,
    ended.map(({ id, userId, fileName, addedCount, changedCount, refusedCount }) => ({
      administratorId: userId,
      action: "imported",
      subject: { kind: "import", id, name: fileName },
      after: { added: addedCount, changed: changedCount, refused: refusedCount },
    })),
  );
}

/** The imports of the same file that are undone together with this one, itself included; the newest first. */
export async function findParts(database: Database, { id, partOf }: PieceImportRecord): Promise<string[]> {
  const first = partOf ?? id;
  const rows = await database
    .select({ id: pieceImports.id })
    .from(pieceImports)
    .where(or(eq(pieceImports.id, first), eq(pieceImports.partOf, first)))
    .orderBy(desc(pieceImports.createdAt), desc(pieceImports.id));
  return rows.map((row) => row.id);
}

/** The parts that an import of a file continues: those of the last import, if it was of this file and was cut off. */
export async function findPartsBefore(
  database: Database,
  last: PieceImportRecord | undefined,
  fileDigest: string,
): Promise<string[]> {
  const wasCutOff = last?.state === "failed" || last?.state === "cancelled";
  return wasCutOff && last.fileDigest === fileDigest ? findParts(database, last) : [];
}

/** The import that had each of these pieces before the first of its parts; none had those that a part added. */
export async function findFormerImports(
  database: Database,
  parts: readonly string[],
  pieceIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (pieceIds.length === 0) return new Map();
  const { pieceId, before } = importedPieces;
  const rows = await database
    .selectDistinctOn([pieceId], { pieceId, importId: sql<string | null>`${before} ->> 'importId'` })
    .from(importedPieces)
    .innerJoin(pieceImports, eq(pieceImports.id, importedPieces.importId))
    .where(and(inArray(importedPieces.importId, [...parts]), isOneOf(pieceId, pieceIds)))
    .orderBy(asc(pieceId), asc(pieceImports.createdAt), asc(pieceImports.id));
  return new Map(rows.map((row) => [row.pieceId, row.importId]));
}

export async function markUndone(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(pieceImports)
    .set({ state: "undone" })
    .where(inArray(pieceImports.id, [...ids]));
}

/** Only the last import can be undone, so what earlier ones did is of no use any more. */
export async function forgetEarlierImports(tx: Database): Promise<void> {
  await tx.delete(importedPieces);
}

/** A piece before a change, with the columns that the import wrote; absent in rows of earlier versions. */
export type ChangedPiece = StoredPiece & { written?: Partial<PieceColumns> };

/** What a piece was before an import that had it as it is; the import is stored with it nevertheless. */
export type TakenPiece = Pick<StoredPiece, "importId">;

/** Bounds the parameters of a statement. */
const ROWS_PER_INSERT = 500;

/**
 * Keeps what an import did to pieces, the first time: null of a piece that it added. A change is kept also of a
 * piece that the import had as it is before, in a refused product.
 */
export async function keepImported(
  tx: Database,
  importId: string,
  rows: readonly { pieceId: string; before: ChangedPiece | TakenPiece | null }[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const some = rows.slice(start, start + ROWS_PER_INSERT);
    await tx
      .insert(importedPieces)
      .values(some.map((row) => ({ ...row, importId })))
      .onConflictDoUpdate({
        target: [importedPieces.importId, importedPieces.pieceId],
        set: { before: sql`excluded.before || ${importedPieces.before}` },
        setWhere: IS_TAKEN,
      });
  }
}

/** Whether the import had the piece as it is. */
const IS_TAKEN = sql`${importedPieces.before} is not null and ${importedPieces.before} -> 'name' is null`;

/** The pieces that only the given earlier import had, as far as they are not shown as missing. */
export function leftOf(importId: string): SQL | undefined {
  return and(eq(pieces.importId, importId), isNull(pieces.missingSince));
}

/** Some of what an import did: pieces that it had as they are, then changes, then additions. */
export function findImported(database: Database, importId: string, limit: number) {
  return database
    .select()
    .from(importedPieces)
    .where(eq(importedPieces.importId, importId))
    .orderBy(sql`not (${IS_TAKEN})`, sql`${importedPieces.before} is null`, importedPieces.pieceId)
    .limit(limit);
}

/** Pieces that imports added, others that they changed or made missing, and those that they only had as they are. */
interface ImportedCounts {
  added: number;
  changed: number;
  missing: number;
  taken: number;
}

/** How many pieces of imports are there, each counted once. */
export async function countImported(
  database: Database,
  importIds: readonly string[],
): Promise<ImportedCounts> {
  const isPart = inArray(importedPieces.importId, [...importIds]);
  const [row] = await readRows<ImportedCounts>(
    database,
    sql`
    select count(*) filter (where is_added)::int as added,
      count(*) filter (where not is_taken and not is_added and not is_missing)::int as changed,
      count(*) filter (where not is_taken and not is_added and is_missing)::int as missing,
      count(*) filter (where is_taken)::int as taken
    from (
      select bool_and(${IS_TAKEN}) as is_taken, bool_or(${importedPieces.before} is null) as is_added,
        bool_or(${pieces.missingSince} is not null) as is_missing
      from ${importedPieces} join ${pieces} on ${pieces.id} = ${importedPieces.pieceId}
      where ${isPart}
      group by ${importedPieces.pieceId}) as imported`,
  );
  return row ?? { added: 0, changed: 0, missing: 0, taken: 0 };
}

/**
 * Whether there is something to undo in an import that has ended. An undo that broke off may have left only pieces
 * that the import had as they are: they have yet to be given back to the import before.
 */
export function canBeUndone(
  state: PieceImportRecord["state"],
  { added, changed, missing, taken }: ImportedCounts,
): boolean {
  return added + changed + missing > 0 || (state === "failed" && taken > 0);
}

function running(id: string): SQL | undefined {
  return and(eq(pieceImports.id, id), eq(pieceImports.state, "running"));
}

import { and, asc, count, countDistinct, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { importedChanges, outfits } from "#server/db/schema/outfits.ts";
import { recordActivities, recordActivity } from "#server/modules/activity/record-activity.ts";
import { lockEntries } from "#server/modules/cart/cart-repository.ts";
import type { ImportCounts, ImportSummary } from "./import-outfits.ts";
import { isRunningUndo, lockUsersOf, type RunningUndo } from "./running-undo.ts";

export type ImportRecord = typeof catalogueImports.$inferSelect;

/**
 * A process that imports reports progress every second, one that undoes an import with each transaction; without
 * a report for this long it counts as dead.
 */
export const DEAD_AFTER = sql`interval '30 seconds'`;

export async function insertImport(
  database: Database,
  row: Pick<
    ImportRecord,
    "id" | "userId" | "fileName" | "fileDigest" | "partOf" | "outfitCount" | "refusals"
  >,
): Promise<void> {
  await database.insert(catalogueImports).values({ ...row, state: "running" });
}

export const RUNNING_CONSTRAINT = "catalogue_imports_running_key";

export async function findLastImport(
  database: Database,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRecord | undefined> {
  const query = database
    .select()
    .from(catalogueImports)
    .orderBy(desc(catalogueImports.createdAt), desc(catalogueImports.id))
    .limit(1);
  const [row] = lock ? await query.for("no key update") : await query;
  return row;
}

export async function findImport(
  database: Database,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRecord | undefined> {
  const query = database.select().from(catalogueImports).where(eq(catalogueImports.id, id));
  const [row] = lock ? await query.for("no key update") : await query;
  return row;
}

/** Returns false if the import is not running any more. */
export async function lockRunningImport(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(runningImport(id))
    .for("no key update");
  return rows.length > 0;
}

/** Stores progress and heartbeat; returns false if the import is not running any more. */
export async function reportProgress(database: Database, id: string, counts: ImportCounts): Promise<boolean> {
  const rows = await database
    .update(catalogueImports)
    .set({ ...countColumns(counts), aliveAt: sql`now()` })
    .where(runningImport(id))
    .returning({ id: catalogueImports.id });
  return rows.length > 0;
}

export async function finishImport(database: Database, id: string, summary: ImportSummary): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUsersOf(tx, catalogueImports, runningImport(id));
    const ended = await tx
      .update(catalogueImports)
      .set({ ...countColumns(summary), refusals: summary.refusals, state: "done", aliveAt: sql`now()` })
      .where(runningImport(id))
      .returning();
    await recordEnded(tx, ended);
  });
}

/**
 * Marks running imports as failed: this one, or, with those that are being undone, those of dead processes, or
 * all. What they stored and what is not undone remains; where nothing does, the import is undone.
 */
export async function failImports(database: Database, which: { id: string } | "dead" | "all"): Promise<void> {
  if (typeof which === "object") {
    await database.transaction((tx) => failRunning(tx, runningImport(which.id)));
    return;
  }
  const chosen = which === "dead" ? lt(catalogueImports.aliveAt, sql`now() - ${DEAD_AFTER}`) : undefined;
  await database.transaction(async (tx) => {
    await failRunning(tx, and(eq(catalogueImports.state, "running"), chosen));
    await failUndoing(tx, and(eq(catalogueImports.state, "undoing"), chosen));
  });
}

/** Ends an undo before its end: what is left of the import can be undone, or completed by its file. */
export async function failUndo(database: Database, undo: RunningUndo): Promise<void> {
  await database.transaction((tx) => failUndoing(tx, isRunningUndo(catalogueImports, undo)));
}

async function failRunning(tx: Database, chosen: SQL | undefined): Promise<void> {
  await lockUsersOf(tx, catalogueImports, chosen);
  await recordEnded(tx, await markFailed(tx, chosen));
}

async function failUndoing(tx: Database, chosen: SQL | undefined): Promise<void> {
  for (const record of await markFailed(tx, chosen)) {
    const parts = await findParts(tx, record);
    if (await isLeft(tx, parts)) continue;
    await markUndone(tx, parts);
    const subject = { kind: "import" as const, id: record.id, name: record.fileName };
    await recordActivity(tx, { administratorId: null, action: "importUndone", subject });
  }
}

function markFailed(tx: Database, chosen: SQL | undefined): Promise<ImportRecord[]> {
  return (
    tx
      .update(catalogueImports)
      // Outfits may have been stored after the last report, or undone.
      .set({
        state: "failed",
        addedCount: sql`(select count(*) from ${outfits} where ${outfits.importId} = ${catalogueImports.id})`,
        changedCount: sql`(select count(*) from ${importedChanges} where ${importedChanges.importId} = ${catalogueImports.id})`,
      })
      .where(chosen)
      .returning()
  );
}

async function recordEnded(tx: Database, ended: readonly ImportRecord[]): Promise<void> {
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

/** The imports of the same file that are undone together with this one, itself included. */
export async function findParts(database: Database, { id, partOf }: ImportRecord): Promise<string[]> {
  const first = partOf ?? id;
  const rows = await database
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(or(eq(catalogueImports.id, first), eq(catalogueImports.partOf, first)));
  return rows.map((row) => row.id);
}

export async function markUndone(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .update(catalogueImports)
    .set({ state: "undone" })
    .where(inArray(catalogueImports.id, [...ids]));
}

export async function countImported(database: Database, ids: readonly string[]): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(outfits)
    .where(inArray(outfits.importId, [...ids]));
  return row?.total ?? 0;
}

export async function countChanged(database: Database, ids: readonly string[]): Promise<number> {
  const [row] = await database
    .select({ total: countDistinct(importedChanges.outfitId) })
    .from(importedChanges)
    .where(inArray(importedChanges.importId, [...ids]));
  return row?.total ?? 0;
}

/** Whether there is anything to undo. */
export async function isLeft(database: Database, ids: readonly string[]): Promise<boolean> {
  return (await countChanged(database, ids)) + (await countImported(database, ids)) > 0;
}

/** Keeps how an outfit was before an import changed it, the first time. */
export async function keepBefore(
  tx: Database,
  change: Pick<typeof importedChanges.$inferInsert, "importId" | "outfitId" | "before">,
): Promise<void> {
  await tx.insert(importedChanges).values(change).onConflictDoNothing();
}

/** The next outfit to change back: as it was before the first of the imports that changed it. */
export async function findChanged(
  database: Database,
  ids: readonly string[],
): Promise<typeof importedChanges.$inferSelect | undefined> {
  const [row] = await database
    .select()
    .from(importedChanges)
    .where(inArray(importedChanges.importId, [...ids]))
    .orderBy(asc(importedChanges.outfitId), asc(importedChanges.createdAt))
    .limit(1);
  return row;
}

/** Returns false if the outfit has been changed back already. */
export async function forgetChanged(
  tx: Database,
  ids: readonly string[],
  outfitId: string,
): Promise<boolean> {
  const rows = await tx
    .delete(importedChanges)
    .where(and(inArray(importedChanges.importId, [...ids]), eq(importedChanges.outfitId, outfitId)))
    .returning({ outfitId: importedChanges.outfitId });
  return rows.length > 0;
}

/**
 * Deletes up to `limit` outfits of imports with their engagement. The lock order is outfits, cart
 * entries, each in the order of their ids, so that transactions cannot deadlock.
 */
export async function deleteImported(
  tx: Database,
  importIds: readonly string[],
  limit: number,
): Promise<{ id: string; mediaId: string }[]> {
  const some = await tx
    .select({ id: outfits.id, mediaId: outfits.mediaId })
    .from(outfits)
    .where(inArray(outfits.importId, [...importIds]))
    .orderBy(outfits.id)
    .limit(limit)
    .for("update");
  const ids = some.map(({ id }) => id);
  await lockEntries(tx, inArray(cartEntries.outfitId, ids));
  await tx.delete(outfits).where(inArray(outfits.id, ids));
  return some;
}

/** Only the last import can be undone, so nothing of those before is kept. */
export async function forgetChanges(tx: Database): Promise<void> {
  await tx.delete(importedChanges);
}

function runningImport(id: string): SQL | undefined {
  return and(eq(catalogueImports.id, id), eq(catalogueImports.state, "running"));
}

function countColumns({ added, changed, alreadyThere, refused }: ImportCounts) {
  return { addedCount: added, changedCount: changed, alreadyThereCount: alreadyThere, refusedCount: refused };
}

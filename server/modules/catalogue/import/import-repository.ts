import { and, count, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { lockEntries } from "#server/modules/cart/cart-repository.ts";
import type { ImportCounts, ImportSummary } from "./import-outfits.ts";

export type ImportRecord = typeof catalogueImports.$inferSelect;

/** A process reports progress every second; without a report for this long it counts as dead. */
export const DEAD_AFTER = sql`interval '30 seconds'`;

export async function insertImport(
  database: Database,
  row: Pick<ImportRecord, "id" | "userId" | "fileName" | "outfitCount" | "refusals">,
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

export async function findImport(database: Database, id: string): Promise<ImportRecord | undefined> {
  const [row] = await database.select().from(catalogueImports).where(eq(catalogueImports.id, id));
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
  await database
    .update(catalogueImports)
    .set({ ...countColumns(summary), refusals: summary.refusals, state: "done", aliveAt: sql`now()` })
    .where(runningImport(id));
}

/** Marks running imports as failed: this one, those of dead processes, or all. Their outfits remain. */
export async function failImports(database: Database, which: { id: string } | "dead" | "all"): Promise<void> {
  const running = eq(catalogueImports.state, "running");
  const chosen: SQL | undefined =
    which === "all"
      ? running
      : which === "dead"
        ? and(running, lt(catalogueImports.aliveAt, sql`now() - ${DEAD_AFTER}`))
        : runningImport(which.id);
  await database
    .update(catalogueImports)
    // Outfits may have been added after the last report.
    .set({
      state: "failed",
      addedCount: sql`(select count(*) from ${outfits} where ${outfits.importId} = ${catalogueImports.id})`,
    })
    .where(chosen);
}

export async function markUndone(database: Database, id: string): Promise<void> {
  await database.update(catalogueImports).set({ state: "undone" }).where(eq(catalogueImports.id, id));
}

export async function countImported(database: Database, id: string): Promise<number> {
  const [row] = await database.select({ total: count() }).from(outfits).where(eq(outfits.importId, id));
  return row?.total ?? 0;
}

/**
 * Deletes up to `limit` of an import's outfits with their engagement. The lock order is outfits, cart
 * entries, each in the order of their ids, so that transactions cannot deadlock.
 */
export async function deleteImported(
  tx: Database,
  importId: string,
  limit: number,
): Promise<{ id: string; mediaId: string }[]> {
  const some = await tx
    .select({ id: outfits.id, mediaId: outfits.mediaId })
    .from(outfits)
    .where(eq(outfits.importId, importId))
    .orderBy(outfits.id)
    .limit(limit)
    .for("update");
  const ids = some.map(({ id }) => id);
  await lockEntries(tx, inArray(cartEntries.outfitId, ids));
  await tx.delete(outfits).where(inArray(outfits.id, ids));
  return some;
}

function runningImport(id: string): SQL | undefined {
  return and(eq(catalogueImports.id, id), eq(catalogueImports.state, "running"));
}

function countColumns({ added, alreadyThere, refused }: ImportCounts) {
  return { addedCount: added, alreadyThereCount: alreadyThere, refusedCount: refused };
}

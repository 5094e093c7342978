import { and, count, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { lockEntries } from "#server/modules/cart/cart-repository.ts";
import type { ImportCounts, ImportSummary } from "./import-outfits.ts";

export type ImportRecord = typeof catalogueImports.$inferSelect;

/** A process that runs an import says so every second; one silent for so long has died. */
export const DEAD_AFTER = sql`interval '30 seconds'`;

export async function insertImport(
  database: Database,
  row: Pick<ImportRecord, "id" | "userId" | "fileName" | "outfitCount" | "refusals">,
): Promise<void> {
  await database.insert(catalogueImports).values({ ...row, state: "running" });
}

/** The index that lets one import run at a time. */
export const RUNNING_CONSTRAINT = "catalogue_imports_running_key";

/** The import begun last; with `lock`, nobody else changes it until the transaction ends. */
export async function findLastImport(
  database: Database,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRecord | undefined> {
  const query = database
    .select()
    .from(catalogueImports)
    .orderBy(desc(catalogueImports.createdAt), desc(catalogueImports.id))
    .limit(1);
  const [row] = lock ? await query.for("update") : await query;
  return row;
}

export async function findImport(database: Database, id: string): Promise<ImportRecord | undefined> {
  const [row] = await database.select().from(catalogueImports).where(eq(catalogueImports.id, id));
  return row;
}

/** Holds a running import for the rest of the transaction; false if it is running no more. */
export async function lockRunningImport(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(runningImport(id))
    .for("update");
  return rows.length > 0;
}

/** Says how far a running import is, and that it is alive; false if it is running no more. */
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

/** Ends imports that nobody runs any more: this one, or those whose process has died, or all of them. What they added stays. */
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
    // The last report may have come before the last outfits.
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
 * Deletes some of an import's outfits with all that people did about them; answers what they were. They and the cart entries they
 * are in are locked by id, as everybody does who locks several, so that nobody waits in a circle.
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

import { desc, notInArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { DEAD_AFTER } from "./import-repository.ts";

/** Progress of the running import, or result of the last one; all zero in a shop without imports. */
export interface ImportFigures {
  isRunning: boolean;
  /** It or its undo failed, or is without progress reports because its process died. */
  hasFailed: boolean;
  outfits: number;
  added: number;
  changed: number;
  alreadyThere: number;
  refused: number;
  /** Of an import or its undo: Unix time in seconds; 0 before the first import ends. */
  endedAt: number;
}

const NONE: ImportFigures = {
  ...{
    isRunning: false,
    hasFailed: false,
    outfits: 0,
    added: 0,
    changed: 0,
    alreadyThere: 0,
    refused: 0,
    endedAt: 0,
  },
};

export async function readImportFigures(database: Database): Promise<ImportFigures> {
  const { state, aliveAt, createdAt, id } = catalogueImports;
  const isDead = sql`${aliveAt} < now() - ${DEAD_AFTER}`;
  const ended = database
    .select({ at: sql`coalesce(max(extract(epoch from ${aliveAt})), 0)` })
    .from(catalogueImports)
    .where(notInArray(state, ["running", "undoing"]));
  const [figures] = await database
    .select({
      isRunning: sql<boolean>`${state} = 'running' and not ${isDead}`,
      hasFailed: sql<boolean>`${state} = 'failed' or (${state} in ('running', 'undoing') and ${isDead})`,
      outfits: catalogueImports.outfitCount,
      added: catalogueImports.addedCount,
      changed: catalogueImports.changedCount,
      alreadyThere: catalogueImports.alreadyThereCount,
      refused: catalogueImports.refusedCount,
      endedAt: sql<number>`(${ended})`.mapWith(Number),
    })
    .from(catalogueImports)
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return figures ?? NONE;
}

import type { CatalogueImport } from "#contract/catalogue-file.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/errors/api-error.ts";
import {
  countImported,
  failImports,
  findImport,
  findLastImport,
  type ImportRecord,
} from "./import-repository.ts";

/** The import under way or else the last one, as the dashboard shows it. */
export async function readLastImport(database: Database): Promise<CatalogueImport | undefined> {
  // One whose process died must not look as if it were running for ever.
  await failImports(database, "dead");
  const record = await findLastImport(database);
  return record && presentImport(record, await countImported(database, record.id));
}

/** The import of this id. Throws NOT_FOUND. */
export async function readImport(database: Database, id: string): Promise<CatalogueImport> {
  const record = await findImport(database, id);
  if (!record) throw new ApiError("NOT_FOUND", IMPORT_MESSAGES.notFound);
  return presentImport(record, await countImported(database, id));
}

function presentImport(record: ImportRecord, stillThere: number): CatalogueImport {
  const { state, addedCount, alreadyThereCount, refusedCount } = record;
  const isOver = state !== "running";
  return {
    _id: record.id,
    state,
    createdAt: record.createdAt.toISOString(),
    fileName: record.fileName,
    outfits: record.outfitCount,
    dealtWith: addedCount + alreadyThereCount + refusedCount,
    added: addedCount,
    alreadyThere: alreadyThereCount,
    refused: refusedCount,
    refusals: isOver ? record.refusals : [],
    stillThere,
    canUndo: isOver && state !== "undone" && stillThere > 0,
  };
}

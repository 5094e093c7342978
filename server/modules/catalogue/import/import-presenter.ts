import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { isUnderWay } from "#contract/catalogue/import-states.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { countPendingArtwork } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import {
  countChanged,
  countImported,
  failImports,
  findImport,
  findLastImport,
  findParts,
  type ImportRecord,
} from "./import-repository.ts";

export async function readLastImport(database: Database): Promise<CatalogueImport | undefined> {
  // The import or undo of a dead process must not appear as under way.
  await failImports(database, "dead");
  const record = await findLastImport(database);
  return record && presentImport(database, record);
}

export async function readImport(database: Database, id: string): Promise<CatalogueImport> {
  const record = await findImport(database, id);
  if (!record) throw new ApiError("NOT_FOUND", IMPORT_ERRORS.notFound);
  return presentImport(database, record);
}

async function presentImport(database: Database, record: ImportRecord): Promise<CatalogueImport> {
  const parts = await findParts(database, record);
  const stillThere = await countImported(database, parts);
  const toRestore = await countChanged(database, parts);
  const { state, addedCount, changedCount, alreadyThereCount, refusedCount } = record;
  const isOver = !isUnderWay(state);
  return {
    _id: record.id,
    state,
    createdAt: record.createdAt.toISOString(),
    fileName: record.fileName,
    outfits: record.outfitCount,
    dealtWith: addedCount + changedCount + alreadyThereCount + refusedCount,
    added: addedCount,
    changed: changedCount,
    alreadyThere: alreadyThereCount,
    refused: refusedCount,
    refusals: isOver ? record.refusals : [],
    ...{ stillThere, toRestore },
    artworkPending: await countPendingArtwork(database, record.id),
    canUndo: isOver && state !== "undone" && stillThere + toRestore > 0,
  };
}

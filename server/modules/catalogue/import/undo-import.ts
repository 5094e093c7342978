import type { UndoneImport } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { deleteImported, findImport, findLastImport, markUndone } from "./import-repository.ts";

/** Bounds how long other transactions wait for locks. */
const OUTFITS_AT_ONCE = 200;

/**
 * Deletes all remaining outfits of the last import, edited ones included. An interrupted call can be
 * repeated. `onRemoved` receives the deleted outfits. Throws NOT_FOUND and CONFLICT.
 */
export async function undoImport(
  database: Database,
  { id, administratorId }: { id: string; administratorId: string },
  onRemoved: (outfitIds: string[]) => void,
): Promise<UndoneImport> {
  if (!isUuid(id)) throw new ApiError("NOT_FOUND", IMPORT_ERRORS.notFound);
  let removed = 0;
  let some: string[];
  do {
    some = await database.transaction((tx) => undoSome(tx, { id, administratorId, removed }));
    if (some.length > 0) onRemoved(some);
    removed += some.length;
  } while (some.length === OUTFITS_AT_ONCE);
  return { success: true, message: undoneMessage(removed), removed };
}

/** `removed` outfits were deleted before. */
async function undoSome(
  tx: Database,
  { id, administratorId, removed }: { id: string; administratorId: string; removed: number },
): Promise<string[]> {
  const { fileName } = await requireUndoable(tx, id);
  const gone = await deleteImported(tx, id, OUTFITS_AT_ONCE);
  if (removed + gone.length === 0) throw new ApiError("CONFLICT", IMPORT_ERRORS.nothingToUndo);
  // The sweep keeps the pictures, which pages rendered earlier still show and another import may use.
  await touchMedia(
    tx,
    gone.map(({ mediaId }) => mediaId),
  );
  if (gone.length < OUTFITS_AT_ONCE) {
    await markUndone(tx, id);
    await recordActivity(tx, {
      administratorId,
      action: "importUndone",
      subject: { kind: "import", id, name: fileName },
    });
  }
  return gone.map((outfit) => outfit.id);
}

/** The lock makes the second of two concurrent undo requests fail with CONFLICT. */
async function requireUndoable(tx: Database, id: string): Promise<{ fileName: string }> {
  const last = await findLastImport(tx, { lock: true });
  if (last?.id !== id) {
    if (!(await findImport(tx, id))) throw new ApiError("NOT_FOUND", IMPORT_ERRORS.notFound);
    throw new ApiError("CONFLICT", IMPORT_ERRORS.notTheLast);
  }
  if (last.state === "running") throw new ApiError("CONFLICT", IMPORT_ERRORS.stillRunning);
  if (last.state === "undone") throw new ApiError("CONFLICT", IMPORT_ERRORS.nothingToUndo);
  return last;
}

function undoneMessage(removed: number): string {
  return `${removed} ${removed === 1 ? "outfit" : "outfits"} of the last import removed`;
}

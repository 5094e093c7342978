import type { UndoneImport } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { type BeforeImport, editBack, restoreQueues } from "./before-import.ts";
import { changeOutfit } from "./change-outfit.ts";
import {
  deleteImported,
  failImports,
  failUndo,
  findChanged,
  findImport,
  findLastImport,
  findParts,
  forgetChanged,
  isLeft,
  markUndone,
} from "./import-repository.ts";
import { keepUndoing, markUndoing, type RunningUndo } from "./running-undo.ts";

/** Bounds how long other transactions wait for locks. */
const OUTFITS_AT_ONCE = 200;

interface Undo extends RunningUndo {
  administratorId: string;
}

/**
 * Takes back the last import, with the parts of the same file before it that were cut off: deletes the
 * remaining outfits that it added, edited ones included, and changes those that it changed back. No other import
 * begins meanwhile. An interrupted call can be repeated. `onUndone` receives the outfits. Throws NOT_FOUND and
 * CONFLICT.
 */
export async function undoImport(
  database: Database,
  { id, administratorId }: { id: string; administratorId: string },
  onUndone: (outfitIds: string[]) => void,
): Promise<UndoneImport> {
  if (!isUuid(id)) throw new ApiError("NOT_FOUND", IMPORT_ERRORS.notFound);
  await failImports(database, "dead");
  const undo = { ...(await database.transaction((tx) => beginUndo(tx, id))), administratorId };
  try {
    const restored = await restoreChanged(database, undo, onUndone);
    const removed = await removeAdded(database, undo, onUndone);
    return { success: true, message: undoneMessage(removed, restored), removed, restored };
  } catch (error) {
    // If this fails too, the undo counts as that of a dead process soon.
    await failUndo(database, undo).catch(() => undefined);
    throw error;
  }
}

/** Of two concurrent undo requests, the second fails with CONFLICT. */
async function beginUndo(tx: Database, id: string): Promise<RunningUndo> {
  const record = await findImport(tx, id, { lock: true });
  if (!record) throw new ApiError("NOT_FOUND", IMPORT_ERRORS.notFound);
  // Read under the lock, with which an import begins too.
  const last = await findLastImport(tx);
  if (last?.id !== id) throw new ApiError("CONFLICT", IMPORT_ERRORS.notTheLast);
  if (record.state === "running") throw new ApiError("CONFLICT", IMPORT_ERRORS.stillRunning);
  if (record.state === "undoing") throw new ApiError("CONFLICT", IMPORT_ERRORS.underUndo);
  const parts = await findParts(tx, record);
  if (record.state === "undone" || !(await isLeft(tx, parts))) {
    throw new ApiError("CONFLICT", IMPORT_ERRORS.nothingToUndo);
  }
  return { id, heartbeat: await markUndoing(tx, catalogueImports, id), fileName: record.fileName, parts };
}

/** Throws CONFLICT if the undo was taken for dead: another import may have begun since, or another undo. */
async function requireUndoing(tx: Database, undo: Undo): Promise<void> {
  if (!(await keepUndoing(tx, catalogueImports, undo)))
    throw new ApiError("CONFLICT", IMPORT_ERRORS.undoBrokeOff);
}

/** Changes back one outfit after the other; an outfit that was added too is deleted afterwards. */
async function restoreChanged(
  database: Database,
  undo: Undo,
  onUndone: (outfitIds: string[]) => void,
): Promise<number> {
  let restored = 0;
  for (;;) {
    const changed = await findChanged(database, undo.parts);
    if (!changed) return restored;
    const { outfitId } = changed;
    const before = changed.before as BeforeImport;
    await changeOutfit(
      database,
      { outfitId, edit: before },
      undo.administratorId,
      async (tx, { mediaId }) => {
        await requireUndoing(tx, undo);
        if (!(await forgetChanged(tx, undo.parts, outfitId))) return undefined;
        await restoreQueues(tx, outfitId, before);
        return editBack(before, mediaId);
      },
    );
    onUndone([outfitId]);
    restored += 1;
  }
}

/** Deletes the outfits that were added, and ends the undo. */
async function removeAdded(
  database: Database,
  undo: Undo,
  onUndone: (outfitIds: string[]) => void,
): Promise<number> {
  let removed = 0;
  let some: string[];
  do {
    some = await database.transaction((tx) => removeSome(tx, undo));
    if (some.length > 0) onUndone(some);
    removed += some.length;
  } while (some.length === OUTFITS_AT_ONCE);
  return removed;
}

async function removeSome(tx: Database, undo: Undo): Promise<string[]> {
  const { id, fileName, parts, administratorId } = undo;
  // Users are locked before outfits, and these before the import's row, as everywhere.
  await lockUserShared(tx, administratorId);
  const gone = await deleteImported(tx, parts, OUTFITS_AT_ONCE);
  await requireUndoing(tx, undo);
  // The sweep keeps the pictures, which pages rendered earlier still show and another import may use.
  await touchMedia(
    tx,
    gone.map(({ mediaId }) => mediaId),
  );
  if (gone.length < OUTFITS_AT_ONCE) {
    await markUndone(tx, parts);
    await recordActivity(tx, {
      administratorId,
      action: "importUndone",
      subject: { kind: "import", id, name: fileName },
    });
  }
  return gone.map((outfit) => outfit.id);
}

function undoneMessage(removed: number, restored: number): string {
  const outfits = (count: number) => `${count} ${count === 1 ? "outfit" : "outfits"}`;
  const back = `${outfits(restored)} changed back`;
  if (restored === 0) return `${outfits(removed)} of the last import removed`;
  return removed === 0 ? back : `${outfits(removed)} of the last import removed, ${back}`;
}

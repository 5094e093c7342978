import type { UndoneImport } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { unlinkPicture } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { changeOutfit } from "./change-outfit.ts";
import {
  deleteImported,
  findChanged,
  findImport,
  findLastImport,
  findParts,
  forgetChanged,
  type ImportRecord,
  markUndone,
} from "./import-repository.ts";
import type { OutfitEdit } from "./outfit-differences.ts";

/** Bounds how long other transactions wait for locks. */
const OUTFITS_AT_ONCE = 200;

/**
 * Takes back the last import, with the parts of the same file before it that were cut off: deletes the
 * remaining outfits that it added, edited ones included, and changes those that it changed back. An
 * interrupted call can be repeated. `onUndone` receives the outfits. Throws NOT_FOUND and CONFLICT.
 */
export async function undoImport(
  database: Database,
  { id, administratorId }: { id: string; administratorId: string },
  onUndone: (outfitIds: string[]) => void,
): Promise<UndoneImport> {
  if (!isUuid(id)) throw new ApiError("NOT_FOUND", IMPORT_ERRORS.notFound);
  const parts = await findParts(database, await requireUndoable(database, id));
  const restored = await restoreChanged(database, parts, administratorId, onUndone);
  let removed = 0;
  let some: string[];
  do {
    some = await database.transaction((tx) =>
      undoSome(tx, { id, parts, administratorId, undone: removed + restored }),
    );
    if (some.length > 0) onUndone(some);
    removed += some.length;
  } while (some.length === OUTFITS_AT_ONCE);
  return { success: true, message: undoneMessage(removed, restored), removed, restored };
}

/** Changes back one outfit after the other; an outfit that was added too is deleted afterwards. */
async function restoreChanged(
  database: Database,
  parts: readonly string[],
  administratorId: string,
  onUndone: (outfitIds: string[]) => void,
): Promise<number> {
  let restored = 0;
  for (;;) {
    const changed = await findChanged(database, parts);
    if (!changed) return restored;
    const { outfitId } = changed;
    const edit = storedEdit(changed.before);
    await changeOutfit(database, { outfitId, edit }, administratorId, async (tx) => {
      await forgetChanged(tx, parts, outfitId);
      await unlinkPicture(tx, outfitId);
      return edit;
    });
    onUndone([outfitId]);
    restored += 1;
  }
}

/** The edit as JSON has kept it. */
function storedEdit(before: unknown): OutfitEdit {
  const { publishAt, ...edit } = before as OutfitEdit;
  return { ...edit, ...(publishAt == null ? { publishAt } : { publishAt: new Date(publishAt) }) };
}

/** `undone` outfits were dealt with before. */
async function undoSome(
  tx: Database,
  {
    id,
    parts,
    administratorId,
    undone,
  }: { id: string; parts: readonly string[]; administratorId: string; undone: number },
): Promise<string[]> {
  const { fileName } = await requireUndoable(tx, id, { lock: true });
  const gone = await deleteImported(tx, parts, OUTFITS_AT_ONCE);
  if (undone + gone.length === 0) throw new ApiError("CONFLICT", IMPORT_ERRORS.nothingToUndo);
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

/** The lock makes the second of two concurrent undo requests fail with CONFLICT. */
async function requireUndoable(
  tx: Database,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRecord> {
  const last = await findLastImport(tx, { lock });
  if (last?.id !== id) {
    if (!(await findImport(tx, id))) throw new ApiError("NOT_FOUND", IMPORT_ERRORS.notFound);
    throw new ApiError("CONFLICT", IMPORT_ERRORS.notTheLast);
  }
  if (last.state === "running") throw new ApiError("CONFLICT", IMPORT_ERRORS.stillRunning);
  if (last.state === "undone") throw new ApiError("CONFLICT", IMPORT_ERRORS.nothingToUndo);
  return last;
}

function undoneMessage(removed: number, restored: number): string {
  const outfits = (count: number) => `${count} ${count === 1 ? "outfit" : "outfits"}`;
  const back = `${outfits(restored)} changed back`;
  if (restored === 0) return `${outfits(removed)} of the last import removed`;
  return removed === 0 ? back : `${outfits(removed)} of the last import removed, ${back}`;
}

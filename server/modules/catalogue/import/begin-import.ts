import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import type { IdempotencyKey } from "#server/http/idempotency/idempotency-key.ts";
import { createOnce } from "#server/http/idempotency/run-once.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { surveyUpload } from "./import-preview.ts";
import {
  failImports,
  findLastImport,
  forgetChanges,
  type ImportRecord,
  insertImport,
  RUNNING_CONSTRAINT,
} from "./import-repository.ts";
import type { UploadedCatalogue } from "./uploaded-catalogue.ts";

/**
 * Inserts a running import. The caller must run it unless the outcome is "replayed". Throws VALIDATION_FAILED
 * for a file without outfits and CONFLICT while another import is running or undone.
 */
export async function beginImport(
  database: Database,
  upload: UploadedCatalogue,
  userId: string,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<{ id: string; outcome: "done" | "replayed" }> {
  const { outfits, refusals } = await surveyUpload(upload);
  await failImports(database, "dead");
  const { fileName, digest: fileDigest } = upload;
  return recordImport(
    database,
    { userId, fileName, fileDigest, outfitCount: outfits, refusals },
    idempotencyKey,
  );
}

/**
 * Inserts a running import, as a part of the last one if that was cut off in the same file. Throws CONFLICT while
 * another import is running or undone, and UNAUTHENTICATED for a user who has been deleted.
 */
export async function recordImport(
  database: Database,
  file: Pick<ImportRecord, "userId" | "fileName" | "fileDigest" | "outfitCount" | "refusals">,
  idempotencyKey?: IdempotencyKey,
): Promise<{ id: string; outcome: "done" | "replayed" }> {
  try {
    return await database.transaction(async (tx) => {
      // Users are locked before imports, as everywhere.
      if (file.userId !== null) await lockUserShared(tx, file.userId);
      return createOnce(tx, idempotencyKey, async (id) => {
        // The lock makes an undo that begins meanwhile see the new import, and the other way round.
        const last = await findLastImport(tx, { lock: true });
        if (last?.state === "undoing") throw new ApiError("CONFLICT", IMPORT_ERRORS.underUndo);
        const continues = last?.state === "failed" && last.fileDigest === file.fileDigest;
        await insertImport(tx, { ...file, id, partOf: continues ? (last.partOf ?? last.id) : null });
        if (!continues) await forgetChanges(tx);
      });
    });
  } catch (error) {
    if (violatedUniqueConstraint(error) !== RUNNING_CONSTRAINT) throw error;
    throw new ApiError("CONFLICT", IMPORT_ERRORS.alreadyRunning);
  }
}

import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import type { Database } from "#server/db/database.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import type { IdempotencyKey } from "#server/http/idempotency/idempotency-key.ts";
import { createOnce } from "#server/http/idempotency/run-once.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { survey } from "./import-preview.ts";
import { failImports, insertImport, RUNNING_CONSTRAINT } from "./import-repository.ts";
import type { UploadedCatalogue } from "./uploaded-catalogue.ts";

/**
 * Inserts a running import. The caller must run it unless the outcome is "replayed". Throws VALIDATION_FAILED
 * for a file without outfits and CONFLICT while another import is running.
 */
export async function beginImport(
  database: Database,
  upload: UploadedCatalogue,
  userId: string,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<{ id: string; outcome: "done" | "replayed" }> {
  const { outfits, refusals } = await survey(upload);
  await failImports(database, "dead");
  try {
    return await database.transaction((tx) =>
      createOnce(tx, idempotencyKey, async (id) => {
        await insertImport(tx, { id, userId, fileName: upload.fileName, outfitCount: outfits, refusals });
        await recordActivity(tx, {
          administratorId: userId,
          action: "imported",
          subject: { kind: "import", id, name: upload.fileName },
          after: { numberOfOutfits: outfits },
        });
      }),
    );
  } catch (error) {
    if (violatedUniqueConstraint(error) !== RUNNING_CONSTRAINT) throw error;
    throw new ApiError("CONFLICT", IMPORT_ERRORS.alreadyRunning);
  }
}

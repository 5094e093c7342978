import { OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

/** Throws VALIDATION_FAILED for a date of publishing that has passed by the database's clock. */
export async function requireFuture(database: Database, publishAt: Date | null | undefined): Promise<void> {
  if (!publishAt || publishAt > (await databaseNow(database))) return;
  const message = OUTFIT_CHANGE_ERRORS.publishAtPast;
  throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "publishAt", message }] });
}

import { and, eq, isNotNull } from "drizzle-orm";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { callerOf, type Guard } from "./guards.ts";

/** Throws CONFLICT for a person whose address is not confirmed. */
export async function requireConfirmedAddress(database: Database, userId: string): Promise<void> {
  const isConfirmed = and(eq(users.id, userId), isNotNull(users.emailConfirmedAt));
  if ((await database.$count(users, isConfirmed)) > 0) return;
  throw new ApiError("CONFLICT", SUBMISSION_ERRORS.emailUnconfirmed);
}

/** For calls whose guard has required a session. */
export const requireConfirmedCaller: Guard = (request) =>
  requireConfirmedAddress(request.server.db, callerOf(request).id);

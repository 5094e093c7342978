import type { FastifyRequest } from "fastify";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";

/** Requires the `:id` of the path to be the caller's own; throws NOT_FOUND or FORBIDDEN. */
export function requireOwnAccount(request: FastifyRequest): void {
  const { id = "" } = request.params as { id?: string };
  if (!isUuid(id)) throw new ApiError("NOT_FOUND", "There is no such user.");
  if (id.toLowerCase() !== callerOf(request).id) {
    throw new ApiError("FORBIDDEN", ACCOUNT_RESPONSES.notYourAccount);
  }
}

import type { FastifyRequest } from "fastify";
import type { Database } from "#server/db/database.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { confirmAddress } from "./confirmation.ts";
import { undoEmailChange } from "./undo-email.ts";

/** Confirms an address by the secret in its e-mail. Throws LINK_INVALID, LINK_EXPIRED or LINK_USED. */
export async function followConfirmation(
  database: Database,
  request: FastifyRequest,
  token: string,
): Promise<void> {
  const userId = await confirmAddress(database, token);
  request.log.info({ userId }, "E-mail address confirmed");
}

/** Undoes the change of an address by the secret that the former one got. Throws LINK_INVALID, LINK_EXPIRED, LINK_USED or CONFLICT. */
export async function followUndo(database: Database, request: FastifyRequest, token: string): Promise<void> {
  const userId = await undoEmailChange(database, token, deviceOf(request.headers["user-agent"]));
  request.server.confirmedSessions.remove([userId]);
  request.log.info({ userId }, "Change of the e-mail address undone");
}

import type { FastifyRequest } from "fastify";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { confirmAddress } from "./confirmation.ts";
import { undoEmailChange } from "./undo-email.ts";

/**
 * Confirms an address by the token in its e-mail; returns what to say. Throws LINK_INVALID, LINK_EXPIRED,
 * LINK_USED or CONFLICT.
 */
export async function redeemConfirmation(
  settings: EmailSettings,
  request: FastifyRequest,
  token: string,
): Promise<string> {
  const device = deviceOf(request.headers["user-agent"]);
  const { userId, confirmed } = await confirmAddress(request.server.db, settings, { token, device });
  if (confirmed === "before") return ACCOUNT_RESPONSES.emailAlreadyConfirmed;
  // It may be a new address, of which the former one is told.
  request.server.confirmedSessions.remove([userId]);
  request.server.wakeMailSender();
  request.log.info({ userId }, "Email address confirmed");
  return ACCOUNT_RESPONSES.emailConfirmed;
}

/**
 * Undoes the change of an address by a token that the former one got; returns a token to choose a new
 * password. Throws as `undoEmailChange` does.
 */
export async function redeemUndo(request: FastifyRequest, token: string): Promise<string> {
  const device = deviceOf(request.headers["user-agent"]);
  const { userId, resetToken } = await undoEmailChange(request.server.db, { token, device });
  request.server.confirmedSessions.remove([userId]);
  request.log.info({ userId }, "Change of the email address undone");
  return resetToken;
}

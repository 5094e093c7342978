import type { FastifyReply } from "fastify";
import type { SignedIn } from "#contract/account/account.ts";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { SignedInSession } from "./begin-session.ts";
import { presentUser, type UserRecord } from "./user-presenter.ts";

/**
 * The response of every sign-in, which is logged with this message: sets the session cookie and returns the
 * token with the user.
 */
export function sendSignedIn(
  reply: FastifyReply,
  { user, session }: { user: UserRecord; session: SignedInSession },
  message: string,
): SignedIn {
  reply.log.info({ userId: user.id, isNewDevice: session.isNewDevice }, message);
  reply.server.sessionCookie.set(reply, session.cookie, session.ttlSeconds);
  return {
    success: true,
    message: ACCOUNT_RESPONSES.signedIn,
    token: session.token,
    sessionExpiry: session.expiresAt.getTime(),
    ...presentUser(user),
  };
}

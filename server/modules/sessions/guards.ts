import type { FastifyRequest } from "fastify";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { bearerToken, findBearer } from "./bearer.ts";
import { findUserByCookie, findUserByToken, type SignedInUser } from "./session-repository.ts";
import { signInRequired } from "./sign-in-required.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user who makes the call, set by its guard; undefined on public routes. */
    caller: SignedInUser | undefined;
  }
}

/**
 * A hook that decides whether the caller may make the call: before the body is read, and again once it has
 * arrived.
 */
export type Guard = (request: FastifyRequest) => Promise<void>;

/** Requires a session by bearer token; throws UNAUTHENTICATED. */
export const requireUser: Guard = async (request) => {
  request.caller = await findBearer(request);
  if (!request.caller) throw signInRequired();
};

/**
 * Requires a session by bearer token or, without one, by cookie; throws UNAUTHENTICATED. For reading only: a
 * browser also sends the cookie with requests that another site started, and while the database is
 * unavailable a recently confirmed session counts.
 */
export const requireSession: Guard = async (request) => {
  const { db, sessionCookie, confirmedSessions } = request.server;
  const token = bearerToken(request);
  const secret = token ?? sessionCookie.read(request);
  const [kind, find] =
    token === undefined ? (["cookie", findUserByCookie] as const) : (["token", findUserByToken] as const);
  if (secret !== undefined) {
    request.caller = await confirmedSessions.findCaller(kind, secret, () => find(db, secret, request.log));
  }
  if (!request.caller) throw signInRequired();
};

/**
 * Requires an administrator, by the role that the database holds now; throws UNAUTHENTICATED,
 * PASSKEY_REQUIRED or FORBIDDEN.
 */
export const requireAdmin: Guard = async (request) => {
  await requireUser(request);
  const { isAdmin, needsPasskey } = callerOf(request);
  if (needsPasskey) throw new ApiError("PASSKEY_REQUIRED", ACCOUNT_ERRORS.passkeyRequired);
  if (!isAdmin) throw new ApiError("FORBIDDEN", ACCOUNT_ERRORS.adminRequired);
};

/** The signed-in user who makes a guarded call. */
export function callerOf(request: FastifyRequest): SignedInUser {
  if (!request.caller) throw new Error(`${request.routeOptions.url} has no guard that requires a session`);
  return request.caller;
}

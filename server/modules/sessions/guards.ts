import type { FastifyRequest } from "fastify";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { bearerToken, findBearer } from "./bearer.ts";
import { findUserByCookie, type SignedInUser } from "./session-repository.ts";

/** The signed-in user who makes the call; throws UNAUTHENTICATED. Asking again costs nothing. */
export async function requireUser(database: Database, request: FastifyRequest): Promise<SignedInUser> {
  const user = await findBearer(database, request);
  if (!user) throw signInRequired();
  return user;
}

/**
 * Whoever the bearer names, or else the cookie; throws UNAUTHENTICATED. A cookie comes along whoever made the browser send it, so it
 * is good for nothing that changes anything (D12).
 */
export async function requireSession(
  database: Database,
  request: FastifyRequest,
  cookie: string | undefined,
): Promise<SignedInUser> {
  if (bearerToken(request) !== undefined || cookie === undefined) return requireUser(database, request);
  const user = await findUserByCookie(database, cookie);
  if (!user) throw signInRequired();
  return user;
}

/** `requireUser` as a hook: `onRequest: usersOnly(database)` turns a visitor away before the body is even read. */
export function usersOnly(database: Database): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await requireUser(database, request);
  };
}

/** The administrator who makes the call, as the database says at this moment; throws UNAUTHENTICATED or FORBIDDEN. */
export async function requireAdmin(database: Database, request: FastifyRequest): Promise<SignedInUser> {
  const user = await requireUser(database, request);
  if (!user.isAdmin) throw new ApiError("FORBIDDEN", ACCOUNT_RESPONSES.adminRequired);
  return user;
}

/** `requireAdmin` as a hook: turns everybody else away before the body is even read. */
export function adminsOnly(database: Database): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await requireAdmin(database, request);
  };
}

export function signInRequired(): ApiError {
  return new ApiError("UNAUTHENTICATED", ACCOUNT_RESPONSES.signInRequired);
}

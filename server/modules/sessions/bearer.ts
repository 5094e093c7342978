import type { FastifyRequest } from "fastify";
import { findUserByToken, type SignedInUser } from "./session-repository.ts";

/** One lookup until the body has arrived and one afterwards, shared by rate limits, guards and handlers. */
const lookups = new WeakMap<FastifyRequest, Promise<SignedInUser | undefined>>();

/**
 * The signed-in user of a request's bearer token; undefined without a valid session. An administrator without
 * the passkey that the shop requires is like any other user.
 */
export function findBearer(request: FastifyRequest): Promise<SignedInUser | undefined> {
  const pending = lookups.get(request);
  if (pending) return pending;
  const user = lookUp(request);
  lookups.set(request, user);
  return user;
}

/** Makes the next `findBearer` of a request ask the database again. */
export function forgetBearer(request: FastifyRequest): void {
  lookups.delete(request);
}

/** The bearer token of a request; undefined if there is none, or it is malformed. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
}

async function lookUp(request: FastifyRequest): Promise<SignedInUser | undefined> {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  const user = await findUserByToken(request.server.db, token, request.log);
  if (!user) return undefined;
  request.callerId = user.id;
  const needsPasskey = request.server.adminPasskeyRequired && user.isAdmin && !user.byPasskey;
  return needsPasskey ? { ...user, isAdmin: false, needsPasskey } : user;
}

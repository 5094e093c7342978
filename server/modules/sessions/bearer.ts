import type { FastifyRequest } from "fastify";
import type { Database } from "#server/db/database.ts";
import { findUserByToken, type SignedInUser } from "./session-repository.ts";

/** Found once a request: the limits, the guards and the call itself all ask. */
const callers = new WeakMap<FastifyRequest, Promise<SignedInUser | undefined>>();

/** The signed-in user behind a request's Authorization header; undefined without a living session. */
export function findBearer(database: Database, request: FastifyRequest): Promise<SignedInUser | undefined> {
  const known = callers.get(request);
  if (known) return known;
  const found = lookUp(database, request);
  callers.set(request, found);
  return found;
}

/** The token in a request's Authorization header; undefined if there is none of the right form. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
}

async function lookUp(database: Database, request: FastifyRequest): Promise<SignedInUser | undefined> {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  const user = await findUserByToken(database, token);
  if (user) request.callerId = user.id;
  return user;
}

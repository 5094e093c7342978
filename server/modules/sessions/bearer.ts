import type { FastifyRequest } from "fastify";
import type { Database } from "#server/db/database.ts";
import { findUserByToken, type SignedInUser } from "./session-repository.ts";

/** The signed-in user behind a request's Authorization header; undefined without a living session. */
export async function findBearer(
  database: Database,
  request: FastifyRequest,
): Promise<SignedInUser | undefined> {
  const token = bearerToken(request.headers.authorization);
  return token === undefined ? undefined : findUserByToken(database, token);
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
}

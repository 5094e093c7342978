import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";

/** The header by which a client can safely retry a call: the effect happens once. */
export const idempotencyHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, INPUT_MESSAGES.idempotencyKey)
    .optional(),
});

/** The header that marks the response to a retried call. */
export const REPLAYED_HEADER = "idempotency-replayed";

/** An Idempotency-Key of a request, in the scope of its owner. */
export interface IdempotencyKey {
  owner: string;
  key: string;
  requestHash: string;
}

/** The Idempotency-Key of a request; undefined without one. For an upload, pass its digest as the body. */
export function readIdempotencyKey(
  request: FastifyRequest,
  owner: string,
  body = request.body,
): IdempotencyKey | undefined {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return undefined;
  const path = request.url.split("?")[0];
  const content = JSON.stringify([request.method, path, body ?? null]);
  return { owner, key, requestHash: createHash("sha256").update(content).digest("hex") };
}

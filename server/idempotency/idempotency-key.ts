import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";

/** The header with which a client can repeat a call without repeating its effect. */
export const idempotencyHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, "An Idempotency-Key has 1 to 200 visible ASCII characters")
    .optional(),
});

/** The header that marks the response to a repeated call. */
export const REPLAYED_HEADER = "idempotency-replayed";

/** A key with its owner and the digest of its request. */
export interface KeyUse {
  owner: string;
  key: string;
  requestHash: string;
}

/** Returns the key of a request with its owner and digest; undefined without a key. An upload passes a digest as `body`. */
export function keyUseOf(request: FastifyRequest, owner: string, body = request.body): KeyUse | undefined {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return undefined;
  const path = request.url.split("?")[0];
  const content = JSON.stringify([request.method, path, body ?? null]);
  return { owner, key, requestHash: createHash("sha256").update(content).digest("hex") };
}

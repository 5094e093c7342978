import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { z } from "zod";

/** The header under which a client may repeat a call without repeating its effect (D21). */
export const idempotencyHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, "An Idempotency-Key has 1 to 200 visible ASCII characters")
    .optional(),
});

/** The header that marks the answer to a repeated call. */
export const REPLAYED_HEADER = "idempotency-replayed";

/** A key as one owner used it for one request. */
export interface KeyUse {
  owner: string;
  key: string;
  requestHash: string;
}

/** How a request uses its key; undefined without one. A body that is not parsed yet (an upload) is told apart by its digest. */
export function keyUseOf(request: FastifyRequest, owner: string, body = request.body): KeyUse | undefined {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return undefined;
  const path = request.url.split("?")[0];
  const said = JSON.stringify([request.method, path, body ?? null]);
  return { owner, key, requestHash: createHash("sha256").update(said).digest("hex") };
}

import type { FastifyRequest } from "fastify";

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";

/** Whether a request was sent for a person who sees its response: not by a bot, in advance, or to render a document. */
export function isPerson({ isInjected, headers }: Pick<FastifyRequest, "isInjected" | "headers">): boolean {
  return !isInjected && !isPrefetch(headers) && !isbot(headers["user-agent"] ?? "");
}

/** Whether the response is not displayed yet. */
export function isPrefetch(headers: FastifyRequest["headers"]): boolean {
  return /prefetch|prerender/i.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
}

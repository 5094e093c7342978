import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";

/** Whether a person sees the response: not a bot, a prefetch, or the rendering of a document. */
export function isPerson({ isInjected, headers }: Pick<FastifyRequest, "isInjected" | "headers">): boolean {
  return !isInjected && !isPrefetch(headers) && !isbot(headers["user-agent"] ?? "");
}

export function isPrefetch(headers: FastifyRequest["headers"]): boolean {
  return /prefetch|prerender/i.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
}

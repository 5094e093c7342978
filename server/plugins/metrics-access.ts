import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i;
const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Set by proxies: who comes through one is not from this machine, even if the proxy is. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Whether somebody may read the metrics: with the token, or from this machine without a proxy in between (D39). */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return hasToken(request, token) || isFromThisMachine(request);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
  if (token === undefined || given === undefined) return false;
  // Digests are equally long, so that the comparison takes the same time whatever is given.
  return timingSafeEqual(digest(given), digest(token));
}

function isFromThisMachine({ headers, raw, hostname }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? "") && LOOPBACK_NAMES.has(hostname);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

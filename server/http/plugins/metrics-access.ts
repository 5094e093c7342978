import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i;
const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Set by proxies: a request through a proxy on this machine may come from another one. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Whether a request may read the metrics: it has the token or, in a shop without one, comes from this machine
 * and not through a proxy. A proxy on this machine that sets no header of its own cannot be recognised.
 */
export function isMetricsAccessAllowed(request: FastifyRequest, token: string | undefined): boolean {
  return token === undefined ? isLocal(request) : hasToken(request, token);
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
  if (given === undefined) return false;
  // Digests have equal length, as timingSafeEqual requires.
  return timingSafeEqual(digest(given), digest(token));
}

function isLocal({ headers, raw, hostname }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? "") && LOOPBACK_NAMES.has(hostname);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

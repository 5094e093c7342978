import type { Answer } from "./response-cache.ts";

/** How long shared caches in front of the site may keep what this process keeps as long itself. */
export const PUBLIC_CACHE_CONTROL = "public, max-age=0, s-maxage=10";

/** An answer of a call that is the same for everybody. */
export function jsonResponse(value: object, tags: readonly string[]): Answer {
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": PUBLIC_CACHE_CONTROL },
    body: Buffer.from(JSON.stringify(value)),
    tags,
  };
}

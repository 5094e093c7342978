import type { PublicResponse, SentSearch } from "./cached-response.ts";

/** Shared caches in front of the site may cache a response as long as this process does. */
export const PUBLIC_CACHE_CONTROL = "public, max-age=0, s-maxage=10";

/** An API response that is the same for every visitor. */
export function jsonResponse(value: object, tags: readonly string[], search?: SentSearch): PublicResponse {
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": PUBLIC_CACHE_CONTROL },
    body: Buffer.from(JSON.stringify(value)),
    tags,
    search,
  };
}

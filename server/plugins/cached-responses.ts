import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { type ContentCoding, chooseCoding } from "#server/cache/content-coding.ts";
import type { PublicResponse, ResponseCache } from "#server/cache/response-cache.ts";
import { REQUEST_ID_HEADER } from "./request-ids.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Sends the cached response of a key, creating it first where there is none that is fresh. */
    sendCached(
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      create: () => Promise<PublicResponse>,
    ): Promise<FastifyReply>;
    /** To be called after a change: removes the cached responses with any of the tags (see cache-tags.ts), on all nodes. */
    invalidateTags(tags: readonly string[]): void;
  }
}

/** URLs whose cache key is known. One that is not passes the router and finds its response there. */
const KNOWN_URLS_MAX = 20_000;
/** Longer URLs always pass the router, so that known ones take at most some 20 MB. */
const KNOWN_URL_LENGTH_MAX = 1_024;

export interface CachedResponsesOptions {
  cache: ResponseCache;
  /** Called with the tags that were invalidated by this node. */
  publishInvalidation?: (tags: readonly string[]) => void;
}

/**
 * Serves responses that are the same for every visitor. A known URL with a fresh response is served in the first hook, before the other
 * hooks, validation and handler.
 */
export const cachedResponses = fastifyPlugin(
  async (app: FastifyInstance, { cache, publishInvalidation }: CachedResponsesOptions) => {
    const keyOfUrl = new LRUCache<string, string>({ max: KNOWN_URLS_MAX });

    app.addHook("onRequest", (request, reply, done) => {
      const { method, url, headers } = request.raw;
      const key = method === "GET" && !request.isInjected ? keyOfUrl.get(url ?? "") : undefined;
      const cached = key === undefined ? undefined : cache.get(key);
      const coding = chooseCoding(headers["accept-encoding"]);
      const body = cached?.compressedBody(coding);
      if (cached?.rawHeaders === undefined || body === undefined) return done();
      writeCached(request, reply, { etag: cached.etag, headers: cached.rawHeaders, coding, body });
    });

    app.decorate("invalidateTags", (tags) => {
      cache.invalidate(tags);
      publishInvalidation?.(tags);
    });

    app.decorate("sendCached", async (request, reply, key, create) => {
      const cached = await cache.getOrCreate(key, create);
      const { response, etag } = cached;
      reply.cacheTags = response.tags;
      reply.code(response.status).headers({ ...response.headers, vary: "Accept-Encoding" });
      if (response.status !== 200 || request.isInjected) return reply.send(response.body);
      const coding = chooseCoding(request.headers["accept-encoding"]);
      const body = await cached.compress(coding);
      const headers = rawHeaders(reply.header("etag", etag));
      if (cache.isEnabled) {
        cached.rawHeaders ??= headers;
        const { url = "" } = request.raw;
        if (url.length <= KNOWN_URL_LENGTH_MAX) keyOfUrl.set(url, key);
      }
      writeCached(request, reply, { etag, headers, coding, body });
      return reply;
    });
  },
);

interface RawResponse {
  etag: string;
  /** Alternating names and values: unlike an object, a list costs next to nothing to extend, and most requests end here. */
  headers: readonly string[];
  coding: ContentCoding;
  body: Buffer;
}

/** Ends a request without the framework. */
function writeCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, headers, coding, body }: RawResponse,
): void {
  const sent = [...headers, REQUEST_ID_HEADER, request.id];
  reply.hijack();
  if (matches(request.headers["if-none-match"], etag)) {
    reply.raw.writeHead(304, sent).end();
    return;
  }
  if (coding !== "identity") sent.push("content-encoding", coding);
  sent.push("content-length", String(body.byteLength));
  reply.raw.writeHead(200, sent).end(request.method === "HEAD" ? undefined : body);
}

function rawHeaders(reply: FastifyReply): string[] {
  const { [REQUEST_ID_HEADER]: _ofThisRequest, ...headers } = reply.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const candidates = ifNoneMatch?.replaceAll("W/", "").split(/\s*,\s*/);
  return candidates?.includes(etag) ?? false;
}

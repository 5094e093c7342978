import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import {
  type CachedResponse,
  type ContentCoding,
  chooseCoding,
  type PublicResponse,
  type SentSearch,
} from "#server/http/cache/cached-response.ts";
import { KnownUrls } from "#server/http/cache/known-urls.ts";
import type { ResponseCache } from "#server/http/cache/response-cache.ts";
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

/** A document expires with the data that it is made of, so data that expire earlier are replaced first. */
const FRESH_FOR_DOCUMENT_MS = 200;

export interface CachedResponsesOptions {
  cache: ResponseCache;
  /** Called with the tags that were invalidated by this node. */
  publishInvalidation?: (tags: readonly string[]) => void;
  /** Called when the response to a search is sent to a client. */
  onSearch?: (request: FastifyRequest, search: SentSearch) => void;
}

/**
 * Serves responses that are the same for every visitor. A known URL with a fresh response is served in the first hook, before the other
 * hooks, validation and handler.
 */
export const cachedResponses = fastifyPlugin(
  async (app: FastifyInstance, { cache, publishInvalidation, onSearch }: CachedResponsesOptions) => {
    const knownUrls = new KnownUrls();

    app.addHook("onRequest", (request, reply, done) => {
      const { method, url, headers } = request.raw;
      const key = method === "GET" && !request.isInjected ? knownUrls.keyOf(url ?? "") : undefined;
      const cached = key === undefined ? undefined : cache.get(key);
      const coding = chooseCoding(headers["accept-encoding"]);
      const body = cached?.compressedBody(coding);
      if (cached?.rawHeaders === undefined || body === undefined) return done();
      if (cached.response.search) onSearch?.(request, cached.response.search);
      writeCached(request, reply, { cached, headers: cached.rawHeaders, coding, body });
    });

    app.decorate("invalidateTags", (tags) => {
      cache.invalidate(tags);
      publishInvalidation?.(tags);
    });

    app.decorate("sendCached", async (request, reply, key, create) => {
      const freshForMs = request.isInjected ? FRESH_FOR_DOCUMENT_MS : 0;
      const cached = await cache.getOrCreate(key, create, { freshForMs });
      const { response } = cached;
      reply.cacheTags = response.tags;
      reply.madeFrom = cached;
      reply.search = response.search;
      reply.code(response.status).headers({ ...response.headers, vary: "Accept-Encoding" });
      if (response.status !== 200 || request.isInjected) return reply.send(response.body);
      const coding = chooseCoding(request.headers["accept-encoding"]);
      const body = await cached.compress(coding);
      const headers = rawHeaders(reply);
      if (cache.isEnabled) {
        cached.rawHeaders ??= headers;
        knownUrls.remember(request.raw.url ?? "", key);
      }
      if (response.search) onSearch?.(request, response.search);
      writeCached(request, reply, { cached, headers, coding, body });
      return reply;
    });
  },
);

interface RawResponse {
  cached: CachedResponse;
  /** Alternating names and values: unlike an object, a list costs next to nothing to extend, and most requests end here. */
  headers: readonly string[];
  coding: ContentCoding;
  body: Buffer;
}

/** Ends a request without the framework. */
function writeCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { cached, headers, coding, body }: RawResponse,
): void {
  const etag = cached.etag(coding);
  // A CDN subtracts the age from s-maxage, so both together store a response no longer than one of them would.
  const age = String(Math.floor((performance.now() - cached.readAt) / 1_000));
  const sent = [...headers, "etag", etag, "age", age, REQUEST_ID_HEADER, request.id];
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
  const candidates = ifNoneMatch?.replaceAll("W/", "").split(",") ?? [];
  return candidates.some((candidate) => candidate.trim() === etag);
}

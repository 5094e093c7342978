import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { chooseCoding, type PublicResponse, type SentSearch } from "#server/http/cache/cached-response.ts";
import { type HotResponses, REQUEST_ID_HEADER, writeCached } from "#server/http/cache/hot-responses.ts";
import type { ResponseCache } from "#server/http/cache/response-cache.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Sends the cached response of a key, creating it first where there is none that is fresh. */
    sendCached(
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      create: () => Promise<PublicResponse>,
    ): Promise<FastifyReply>;
    /**
     * To be called after a change: removes the cached responses with any of the tags (see cache-tags.ts),
     * on all nodes.
     */
    invalidateTags(tags: readonly string[]): void;
  }
}

/** A document expires with the data that it is made of, so data that expire earlier are replaced first. */
const FRESH_FOR_DOCUMENT_MS = 200;

export interface CachedResponsesOptions {
  cache: ResponseCache;
  /** Sends the responses from then on. Absent where requests do not pass it. */
  hot?: HotResponses;
  /** Called with the tags that were invalidated by this node. */
  publishInvalidation?: (tags: readonly string[]) => void;
  onSearch?: (request: FastifyRequest, search: SentSearch) => void;
}

/** Serves responses that are the same for every visitor. */
export const cachedResponses = fastifyPlugin(
  async (app: FastifyInstance, { cache, hot, publishInvalidation, onSearch }: CachedResponsesOptions) => {
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
        // A search is counted by who sent it, which the framework knows.
        if (!response.search)
          hot?.remember(request.raw.url ?? "", { key, route: request.routeOptions.url ?? "" });
      }
      if (response.search) onSearch?.(request, response.search);
      reply.hijack();
      writeCached(request.raw, reply.raw, { cached, headers, coding, body, requestId: request.id });
      return reply;
    });
  },
);

function rawHeaders(reply: FastifyReply): string[] {
  const { [REQUEST_ID_HEADER]: _ofThisRequest, ...headers } = reply.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { type ContentCoding, chooseCoding } from "#server/cache/content-coding.ts";
import type { Answer, ResponseCache } from "#server/cache/response-cache.ts";
import { REQUEST_ID_HEADER } from "./request-ids.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers a request with what is kept under a key, making it first where nothing fresh is there. */
    sendCached(
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      make: () => Promise<Answer>,
    ): Promise<FastifyReply>;
    /** To be called after a change: drops every kept answer made from what it touched (names in cache-tags.ts), on all nodes. */
    invalidateTags(tags: readonly string[]): void;
  }
}

/** Addresses remembered for answering without routing; more only cost the route again. */
const ADDRESSES_MAX = 20_000;

export interface CachedResponsesOptions {
  cache: ResponseCache;
  /** Called with the names of what was changed here. */
  tellOthers?: (tags: readonly string[]) => void;
}

/**
 * Delivers answers that are the same for everybody. A repeated address whose answer is fresh is answered in the first hook, before
 * routing and validation; everything else goes its usual way once and is remembered.
 */
export const cachedResponses = fastifyPlugin(
  async (app: FastifyInstance, { cache, tellOthers }: CachedResponsesOptions) => {
    const keyOfAddress = new LRUCache<string, string>({ max: ADDRESSES_MAX });

    app.addHook("onRequest", (request, reply, done) => {
      const { method, url, headers } = request.raw;
      const key = method === "GET" && !request.isInjected ? keyOfAddress.get(url ?? "") : undefined;
      const kept = key === undefined ? undefined : cache.fresh(key);
      const coding = chooseCoding(headers["accept-encoding"]);
      const body = kept?.ready(coding);
      if (kept?.sentHeaders === undefined || body === undefined) return done();
      writeCached(request, reply, { etag: kept.etag, headers: kept.sentHeaders, coding, body });
    });

    app.decorate("invalidateTags", (tags) => {
      cache.drop(tags);
      tellOthers?.(tags);
    });

    app.decorate("sendCached", async (request, reply, key, make) => {
      const kept = await cache.getOrMake(key, make);
      const { answer, etag } = kept;
      reply.cacheTags = answer.tags;
      reply.code(answer.status).headers({ ...answer.headers, vary: "Accept-Encoding" });
      if (answer.status !== 200 || request.isInjected) return reply.send(answer.body);
      const coding = chooseCoding(request.headers["accept-encoding"]);
      const body = await kept.coded(coding);
      const headers = flatHeaders(reply.header("etag", etag));
      if (cache.isEnabled) {
        kept.sentHeaders ??= headers;
        keyOfAddress.set(request.raw.url ?? "", key);
      }
      writeCached(request, reply, { etag, headers, coding, body });
      return reply;
    });
  },
);

interface WrittenAnswer {
  etag: string;
  /** Names and values by turns: unlike an object, such a list costs next to nothing to extend, and this is where most requests end. */
  headers: readonly string[];
  coding: ContentCoding;
  body: Buffer;
}

/** Ends a request without the framework, all of whose headers are known. */
function writeCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, headers, coding, body }: WrittenAnswer,
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

function flatHeaders(reply: FastifyReply): string[] {
  const { [REQUEST_ID_HEADER]: _ofThisRequest, ...headers } = reply.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const candidates = ifNoneMatch?.replaceAll("W/", "").split(/\s*,\s*/);
  return candidates?.includes(etag) ?? false;
}

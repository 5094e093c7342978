import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { LRUCache } from "lru-cache";
import type { Answer, AnswerCache, KeptAnswer } from "#server/cache/answer-cache.ts";
import { type ContentCoding, chooseCoding } from "#server/cache/content-coding.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers a request with what is kept under a key, making it first where nothing fresh is there. */
    sendKept(
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      make: () => Promise<Answer>,
    ): Promise<FastifyReply>;
    /** To be called after a change: drops every kept answer made from what it touched (names in cache-tags.ts). */
    answersChanged(tags: readonly string[]): void;
  }
}

/** Addresses remembered for answering without routing; more only cost the route again. */
const ADDRESSES_MAX = 20_000;

/**
 * Delivers answers that are the same for everybody. A repeated address whose answer is fresh is answered in the first hook, before
 * routing and validation; everything else goes its usual way once and is remembered.
 */
export const answerDelivery = fastifyPlugin(
  async (app: FastifyInstance, { cache }: { cache: AnswerCache }) => {
    const keyOfAddress = new LRUCache<string, string>({ max: ADDRESSES_MAX });

    app.addHook("onRequest", (request, reply, done) => {
      const { method, url, headers } = request.raw;
      const key = method === "GET" && !request.inProcess ? keyOfAddress.get(url ?? "") : undefined;
      const kept = key === undefined ? undefined : cache.fresh(key);
      const coding = chooseCoding(headers["accept-encoding"] as string | undefined);
      const body = kept?.ready(coding);
      if (kept?.sentHeaders === undefined || body === undefined) return done();
      reply.hijack();
      writeKept(reply.raw, kept, kept.sentHeaders, coding, body, headers["if-none-match"]);
    });

    app.decorate("answersChanged", (tags) => cache.drop(tags));

    app.decorate("sendKept", async (request, reply, key, make) => {
      const kept = await cache.getOrMake(key, make);
      const { answer, etag } = kept;
      reply.cacheTags = answer.tags;
      const coding = answer.status === 200 ? chooseCoding(request.headers["accept-encoding"]) : "identity";
      const body = await kept.coded(coding);
      reply.code(answer.status).headers({ ...answer.headers, vary: "Accept-Encoding" });
      if (answer.status === 200 && !request.inProcess) {
        kept.sentHeaders ??= textHeaders(reply);
        keyOfAddress.set(request.raw.url ?? "", key);
        reply.header("etag", etag);
        if (matches(request.headers["if-none-match"], etag)) return reply.code(304).send();
      }
      if (coding !== "identity") reply.header("content-encoding", coding);
      return reply.send(body);
    });
  },
);

function writeKept(
  response: ServerResponse,
  kept: KeptAnswer,
  headers: Record<string, string>,
  coding: ContentCoding,
  body: Buffer,
  ifNoneMatch: string | undefined,
): void {
  if (matches(ifNoneMatch, kept.etag)) {
    response.writeHead(304, { ...headers, etag: kept.etag }).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    etag: kept.etag,
    ...(coding === "identity" ? {} : { "content-encoding": coding }),
    "content-length": body.byteLength,
  });
  response.end(body);
}

function textHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const candidates = ifNoneMatch?.replaceAll("W/", "").split(/\s*,\s*/);
  return candidates?.includes(etag) ?? false;
}

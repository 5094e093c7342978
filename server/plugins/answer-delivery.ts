import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { LRUCache } from "lru-cache";
import type { Answer, AnswerCache } from "#server/cache/answer-cache.ts";
import { type ContentCoding, chooseCoding } from "#server/cache/content-coding.ts";
import { REQUEST_ID_HEADER } from "./request-ids.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers a request with what is kept under a key, making it first where nothing fresh is there. */
    sendKept(
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      make: () => Promise<Answer>,
    ): Promise<FastifyReply>;
    /** To be called after a change: drops every kept answer made from what it touched (names in cache-tags.ts), on all nodes. */
    answersChanged(tags: readonly string[]): void;
  }
}

/** Addresses remembered for answering without routing; more only cost the route again. */
const ADDRESSES_MAX = 20_000;

export interface AnswerDeliveryOptions {
  cache: AnswerCache;
  /** Called when something was changed here, before what was made from it is dropped. */
  beforeDrop?: () => void;
  /** Called with the names of what was changed here. */
  tellOthers?: (tags: readonly string[]) => void;
}

/**
 * Delivers answers that are the same for everybody. A repeated address whose answer is fresh is answered in the first hook, before
 * routing and validation; everything else goes its usual way once and is remembered.
 */
export const answerDelivery = fastifyPlugin(
  async (app: FastifyInstance, { cache, beforeDrop, tellOthers }: AnswerDeliveryOptions) => {
    const keyOfAddress = new LRUCache<string, string>({ max: ADDRESSES_MAX });

    app.addHook("onRequest", (request, reply, done) => {
      const { method, url, headers } = request.raw;
      const key = method === "GET" && !request.inProcess ? keyOfAddress.get(url ?? "") : undefined;
      const kept = key === undefined ? undefined : cache.fresh(key);
      const coding = chooseCoding(headers["accept-encoding"] as string | undefined);
      const body = kept?.ready(coding);
      if (kept?.sentHeaders === undefined || body === undefined) return done();
      reply.hijack();
      const sent = [...kept.sentHeaders, REQUEST_ID_HEADER, request.id];
      if (matches(headers["if-none-match"], kept.etag)) reply.raw.writeHead(304, sent).end();
      else writeWhole(reply.raw, sent, coding, body);
    });

    app.decorate("answersChanged", (tags) => {
      beforeDrop?.();
      cache.drop(tags);
      tellOthers?.(tags);
    });

    app.decorate("sendKept", async (request, reply, key, make) => {
      const kept = await cache.getOrMake(key, make);
      const { answer, etag } = kept;
      reply.cacheTags = answer.tags;
      const coding = answer.status === 200 ? chooseCoding(request.headers["accept-encoding"]) : "identity";
      const body = await kept.coded(coding);
      reply.code(answer.status).headers({ ...answer.headers, vary: "Accept-Encoding" });
      if (answer.status === 200 && !request.inProcess) {
        reply.header("etag", etag);
        if (cache.isEnabled) {
          kept.sentHeaders ??= flatHeaders(reply);
          keyOfAddress.set(request.raw.url ?? "", key);
        }
        if (matches(request.headers["if-none-match"], etag)) return reply.code(304).send();
      }
      if (coding !== "identity") reply.header("content-encoding", coding);
      return reply.send(body);
    });
  },
);

/** A list of headers, unlike an object of them, costs next to nothing to extend; this is where most requests end. */
function writeWhole(response: ServerResponse, headers: string[], coding: ContentCoding, body: Buffer): void {
  if (coding !== "identity") headers.push("content-encoding", coding);
  headers.push("content-length", String(body.byteLength));
  response.writeHead(200, headers);
  response.end(body);
}

function flatHeaders(reply: FastifyReply): string[] {
  const { [REQUEST_ID_HEADER]: _ofThisRequest, ...headers } = reply.getHeaders();
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const candidates = ifNoneMatch?.replaceAll("W/", "").split(/\s*,\s*/);
  return candidates?.includes(etag) ?? false;
}

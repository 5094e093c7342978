import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX, ApiFailure, type ApiRequest } from "#contract/api-client.ts";
import type { ErrorBody } from "#contract/api-error.ts";
import type { Freshness, SentSearch } from "#server/cache/cached-response.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the request was injected to render a document, and not sent by a client. */
    isInjected: boolean;
  }
  interface FastifyReply {
    /** What the response was made from (see cache-tags.ts). */
    cacheTags: readonly string[];
    /** How old its data are, if it is a cached response. */
    madeFrom: Freshness | undefined;
    /** The search that the response shows the beginning of. */
    search: SentSearch | undefined;
  }
  interface FastifyInstance {
    /**
     * Makes a call in process as a visitor. `forRequest` is the id of the document's request, for the log. Throws ApiFailure for an
     * error status.
     */
    injectApi(request: ApiRequest, forRequest?: string): Promise<InjectedResponse>;
  }
}

interface InjectedResponse {
  body: unknown;
  /** What it was made from (see cache-tags.ts). */
  tags: readonly string[];
  /** How old its data are, if it is a cached response. */
  madeFrom: Freshness | undefined;
  /** The search that it shows the beginning of. */
  search: SentSearch | undefined;
}

const SECRET_HEADER = "x-in-process";
const FOR_HEADER = "x-for-request";
const TAGS_HEADER = "x-cache-tags";
const MADE_FROM_HEADER = "x-made-from";
const SEARCH_HEADER = "x-search";

/** Lets documents be rendered from the routes that the browser calls. */
export const injectApiPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const secret = randomBytes(32).toString("base64url");

  app.decorateRequest("isInjected", false);
  app.decorateReply("cacheTags");
  app.decorateReply("madeFrom");
  app.decorateReply("search");
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.headers[SECRET_HEADER] === secret) {
      request.isInjected = true;
      request.log = request.log.child({ forRequest: request.headers[FOR_HEADER] });
    }
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.isInjected) {
      if (reply.cacheTags) reply.header(TAGS_HEADER, reply.cacheTags.join(" "));
      if (reply.madeFrom) {
        const { readAt, freshUntil, staleUntil } = reply.madeFrom;
        reply.header(MADE_FROM_HEADER, JSON.stringify({ readAt, freshUntil, staleUntil }));
      }
      if (reply.search) reply.header(SEARCH_HEADER, encodeURIComponent(JSON.stringify(reply.search)));
    }
    done(null, payload);
  });

  app.decorate("injectApi", async ({ method = "GET", path }, forRequest = "") => {
    const response = await app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: { [SECRET_HEADER]: secret, [FOR_HEADER]: forRequest },
    });
    if (response.statusCode >= 400) {
      const { code, message } = response.json<ErrorBody>();
      throw new ApiFailure(response.statusCode, code, message);
    }
    const {
      [TAGS_HEADER]: tags = "",
      [MADE_FROM_HEADER]: madeFrom,
      [SEARCH_HEADER]: search,
    } = response.headers;
    return {
      body: response.json(),
      tags: String(tags).split(" ").filter(Boolean),
      madeFrom: madeFrom === undefined ? undefined : (JSON.parse(String(madeFrom)) as Freshness),
      search:
        search === undefined ? undefined : (JSON.parse(decodeURIComponent(String(search))) as SentSearch),
    };
  });
});

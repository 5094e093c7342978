import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX, ApiFailure, type ApiRequest } from "#contract/http/api-client.ts";
import type { ErrorBody } from "#contract/http/api-error.ts";
import type { Freshness, SentSearch } from "#server/http/cache/cached-response.ts";

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
     * Makes a call in process as a visitor. `forRequest` is the id of the document's request, for the log.
     * Throws ApiFailure for an error status.
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

/** An injected call that is under way. */
interface InjectedCall {
  forRequest: string;
  reply?: FastifyReply;
}

const CALL_HEADER = "x-in-process";

/** Lets documents be rendered from the routes that the browser calls. */
export const injectApiPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  // An id is random and removed with its call, so a client cannot send a valid one.
  const calls = new Map<unknown, InjectedCall>();

  app.decorateRequest("isInjected", false);
  app.decorateReply("cacheTags");
  app.decorateReply("madeFrom");
  app.decorateReply("search");
  app.addHook("onRequest", (request, reply, done) => {
    const call = calls.get(request.headers[CALL_HEADER]);
    if (call) {
      call.reply = reply;
      request.isInjected = true;
      request.log = request.log.child({ forRequest: call.forRequest });
    }
    done();
  });

  app.decorate("injectApi", async ({ method = "GET", path }, forRequest = "") => {
    const id = randomUUID();
    const call: InjectedCall = { forRequest };
    calls.set(id, call);
    try {
      const response = await app.inject({
        method,
        url: `${API_PREFIX}${path}`,
        headers: { [CALL_HEADER]: id },
      });
      if (response.statusCode >= 400) {
        const { code, message, ...body } = response.json<ErrorBody>();
        throw new ApiFailure(response.statusCode, code, message, body);
      }
      const { reply } = call;
      return {
        body: response.json(),
        tags: reply?.cacheTags ?? [],
        madeFrom: reply?.madeFrom,
        search: reply?.search,
      };
    } finally {
      calls.delete(id);
    }
  });
});

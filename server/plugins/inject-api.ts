import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX, ApiFailure, type ApiRequest } from "#contract/api-client.ts";
import type { ErrorBody } from "#contract/api-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether the request was injected to render a document, and not sent by a client. */
    isInjected: boolean;
  }
  interface FastifyReply {
    /** What the response was made from (see cache-tags.ts). */
    cacheTags: readonly string[];
  }
  interface FastifyInstance {
    /**
     * Makes a call in process as a visitor; returns the response body and the tags of what it was made from. `forRequest` is the id
     * of the document's request, for the log. Throws ApiFailure for an error status.
     */
    injectApi(request: ApiRequest, forRequest?: string): Promise<{ body: unknown; tags: readonly string[] }>;
  }
}

const SECRET_HEADER = "x-in-process";
const FOR_HEADER = "x-for-request";
const TAGS_HEADER = "x-cache-tags";

/** Lets documents be rendered from the routes that the browser calls. */
export const injectApiPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const secret = randomBytes(32).toString("base64url");

  app.decorateRequest("isInjected", false);
  app.decorateReply("cacheTags");
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.headers[SECRET_HEADER] === secret) {
      request.isInjected = true;
      request.log = request.log.child({ forRequest: request.headers[FOR_HEADER] });
    }
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.isInjected && reply.cacheTags) reply.header(TAGS_HEADER, reply.cacheTags.join(" "));
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
    const tags = String(response.headers[TAGS_HEADER] ?? "").split(" ");
    return { body: response.json(), tags: tags.filter(Boolean) };
  });
});

import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

export const REQUEST_ID_HEADER = "x-request-id";

export interface RequestIdOptions {
  /** Whether every request gets a line in the log. */
  accessLog: boolean;
}

/**
 * Tells everybody the id of their request, which every line about it carries. It is always ours: an id that a client sends could
 * be anything, another request's included.
 */
export const requestIds = fastifyPlugin(async (app: FastifyInstance, { accessLog }: RequestIdOptions) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  if (!accessLog) return;
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.isInjected) {
      // The route, never the address: an address can hold what is nobody's business.
      const { method, routeOptions, callerId: userId } = request;
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info(
        { method, route: routeOptions.url, status: reply.statusCode, ms, userId },
        "A request was answered",
      );
    }
    done();
  });
});

import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

export const REQUEST_ID_HEADER = "x-request-id";

export interface RequestIdOptions {
  /** Whether each request is logged. */
  accessLog: boolean;
}

/**
 * Sends the id of each request, which all its log lines carry. Ids sent by clients are ignored, because they can be forged or repeated.
 */
export const requestIds = fastifyPlugin(async (app: FastifyInstance, { accessLog }: RequestIdOptions) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  if (!accessLog) return;
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.isInjected) {
      // The route and not the URL, which can hold personal data.
      const { method, routeOptions, callerId: userId } = request;
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info(
        { method, route: routeOptions.url, status: reply.statusCode, ms, userId },
        "Request completed",
      );
    }
    done();
  });
});

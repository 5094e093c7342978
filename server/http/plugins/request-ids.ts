import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type HotResponses, REQUEST_ID_HEADER } from "#server/http/cache/hot-responses.ts";

const COMPLETED = "Request completed";

export interface RequestIdOptions {
  accessLog: boolean;
  /** Its responses are logged too. */
  hot?: HotResponses;
}

/**
 * Sends the id of each request, which all its log lines carry. Ids sent by clients are ignored, because they
 * can be forged or repeated.
 */
export const requestIds = fastifyPlugin(
  async (app: FastifyInstance, { accessLog, hot }: RequestIdOptions) => {
    app.addHook("onRequest", (request, reply, done) => {
      reply.header(REQUEST_ID_HEADER, request.id);
      done();
    });
    if (!accessLog) return;
    hot?.onSent(({ requestId, route, status, ms }) => {
      app.log.info({ reqId: requestId, method: "GET", route, status, ms: rounded(ms) }, COMPLETED);
    });
    app.addHook("onResponse", (request, reply, done) => {
      if (!request.isInjected) {
        // The route and not the URL, which can hold personal data.
        const { method, routeOptions, callerId: userId } = request;
        const { statusCode: status, elapsedTime } = reply;
        request.log.info(
          { method, route: routeOptions.url, status, ms: rounded(elapsedTime), userId },
          COMPLETED,
        );
      }
      done();
    });
  },
);

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

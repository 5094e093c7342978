import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { ApiError } from "#server/errors/api-error.ts";
import { asApiError } from "#server/errors/as-api-error.ts";
import { clientAlias } from "./client-address.ts";
import { REQUEST_ID_HEADER } from "./request-ids.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The id of the signed-in user who makes the call, once somebody has asked for them; for the log. */
    callerId: string | undefined;
  }
}

/** Refusals that say something about who tried what. */
const DENIALS = new Set([401, 403, 429]);

/** Answers every error in the one shape of D20, and decides which are worth a line in the log. */
export const errorHandler = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest("callerId");
  app.setErrorHandler((thrown, request, reply) => {
    const error = asApiError(thrown);
    if (error.status >= 500)
      request.log.error({ err: error.cause ?? thrown, code: error.code }, "A call failed");
    else if (DENIALS.has(error.status)) request.log.info(denial(request, error), "A call was refused");
    if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
    return reply.code(error.status).header("cache-control", "no-store").send(error.toBody());
  });

  app.setNotFoundHandler((request, reply) => {
    const error = new ApiError("NOT_FOUND", `There is no ${request.method} ${request.url.split("?")[0]}`);
    return reply.code(error.status).header("cache-control", "no-store").send(error.toBody());
  });
});

/** What no route and no hook gets to see: addresses that are none, or too long in one of their parts. */
export function handleUnroutable(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = asApiError(thrown);
  void reply
    .code(error.status)
    .headers({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      [REQUEST_ID_HEADER]: request.id,
    })
    .send(JSON.stringify(error.toBody()));
}

/** The route, never the address: an address can hold what is nobody's business. */
function denial(request: FastifyRequest, { code }: ApiError): Record<string, unknown> {
  const { method, routeOptions, callerId, ip } = request;
  return { code, method, route: routeOptions.url, userId: callerId, client: clientAlias(ip) };
}

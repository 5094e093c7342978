import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import { REQUEST_ID_HEADER } from "#server/http/cache/hot-responses.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { asApiError, asRequestError } from "#server/lib/errors/as-api-error.ts";
import { clientAlias } from "./client-address.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The id of the signed-in user, once it is looked up; for the log. */
    callerId: string | undefined;
  }
}

/** Statuses that are logged because they can be part of an attack, as full queues are. */
const DENIALS = new Set([401, 403, 429]);

/** Sends every error as the contract's error body, and decides which ones are logged. */
export const errorHandler = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest("callerId");
  app.setErrorHandler((thrown, request, reply) => {
    const error = asRequestError(thrown, request);
    // Full queues reject by themselves; what made the shop unavailable is the cause.
    const isRejection = error.code === "UNAVAILABLE" && error.cause === undefined;
    const isFailure = error.status >= 500 && error.code !== "NOT_IMPLEMENTED";
    if (isFailure && !isRejection)
      request.log.error({ err: error.cause ?? thrown, code: error.code }, "Request failed");
    else if (isRejection || DENIALS.has(error.status))
      request.log.info(denial(request, error), "Request rejected");
    if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
    return reply.code(error.status).header("cache-control", "no-store").send(error.toBody());
  });

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const error = new ApiError("NOT_FOUND", HTTP_ERRORS.notFound({ method, path: url.split("?")[0] ?? "" }));
    return reply.code(error.status).header("cache-control", "no-store").send(error.toBody());
  });
});

/**
 * Responds to requests that reach no route and no hook: malformed URLs, or URLs with a part that is too long.
 */
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

/** Logs the route and not the URL, which can hold personal data. */
function denial(request: FastifyRequest, { code }: ApiError): Record<string, unknown> {
  const { method, routeOptions, callerId, ip } = request;
  return { code, method, route: routeOptions.url, userId: callerId, client: clientAlias(ip) };
}

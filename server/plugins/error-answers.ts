import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { ApiError } from "#server/errors/api-error.ts";
import { asApiError } from "#server/errors/as-api-error.ts";

/** Answers every error in the one shape of D20, and decides which are worth a line in the log. */
export const errorAnswers = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((thrown, request, reply) => {
    const error = asApiError(thrown);
    if (error.status >= 500)
      request.log.error({ err: error.cause ?? thrown, code: error.code }, "A call failed");
    if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
    return reply.code(error.status).header("cache-control", "no-store").send(error.toBody());
  });

  app.setNotFoundHandler((request, reply) => {
    const error = new ApiError("NOT_FOUND", `There is no ${request.method} ${request.url.split("?")[0]}`);
    return reply.code(error.status).header("cache-control", "no-store").send(error.toBody());
  });
});

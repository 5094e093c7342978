import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";

const statusSchema = z.object({ status: z.string() });
const tags = ["Health"];

export const healthModule: FastifyPluginAsyncZod<{ pingDatabase: () => Promise<void> }> = async (
  app,
  { pingDatabase },
) => {
  app.get(
    "/healthz",
    { schema: { tags, summary: "The process is alive", response: { 200: statusSchema } } },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { status: "alive" };
    },
  );

  app.get(
    "/readyz",
    {
      schema: {
        tags,
        summary: "The database is available and migrated, and the process is not draining",
        response: { 200: statusSchema, ...errorResponses(503) },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      if (app.isDraining()) {
        const draining = new ApiError("UNAVAILABLE", HTTP_ERRORS.stopping);
        // Sent, not thrown: draining is no error and is not logged.
        return reply.code(503).header("retry-after", 1).send(draining.toBody());
      }
      try {
        await pingDatabase();
      } catch (error) {
        throw new ApiError("UNAVAILABLE", HTTP_ERRORS.databaseUnavailable, { retryAfter: 5, cause: error });
      }
      return { status: "ready" };
    },
  );
};

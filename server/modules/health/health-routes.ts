import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "#server/errors/api-error.ts";
import { errorResponses } from "#server/errors/error-responses.ts";

const statusSchema = z.object({ status: z.string() });
const tags = ["Health"];

/** Probes for whoever runs the process (D39). */
export function healthRoutes(pingDatabase: () => Promise<void>): FastifyPluginAsyncZod {
  return async (app) => {
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
          summary: "The database answers and is migrated",
          response: { 200: statusSchema, ...errorResponses() },
        },
      },
      async (_request, reply) => {
        reply.header("cache-control", "no-store");
        try {
          await pingDatabase();
        } catch (error) {
          throw new ApiError("UNAVAILABLE", "The database does not answer", { retryAfter: 5, cause: error });
        }
        return { status: "ready" };
      },
    );
  };
}

import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { activityListSchema, activityQuerySchema } from "#contract/activity/activity.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { countActivity, findActivity } from "./activity-repository.ts";

export const activityModule: FastifyPluginAsync = async (app) => {
  await app.register(activityRoutes, { prefix: API_PREFIX });
};

const activityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/activity/admin",
    {
      schema: {
        tags: ["Administration"],
        security: [{ bearer: [] }],
        summary: "What administrators did in the last year, the latest first",
        querystring: activityQuerySchema,
        response: { 200: activityListSchema, ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query: { subject: kind, ...page } }) => {
      const subject = kind && { kind };
      const [entries, total] = await Promise.all([
        findActivity(app.db, page, subject),
        countActivity(app.db, subject),
      ]);
      return { entries, total };
    },
  );
};

import { eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { waitingSchema } from "#contract/dashboard/admin-outfits.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { countOpenRequests } from "#server/modules/bespoke/bespoke-repository.ts";
import { countDeadLinks } from "#server/modules/links/admin/link-list.ts";
import { countQueuedContributions } from "#server/modules/moderation/moderation-queue.ts";

export const dashboardModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    `${API_PREFIX}/dashboard/admin/waiting`,
    {
      schema: {
        tags: ["Administration"],
        security: [{ bearer: [] }],
        summary: "How much waits for an administrator",
        response: { 200: waitingSchema, ...errorResponses(401, 403) },
      },
    },
    async () => {
      const [requests, texts, looks, links] = await Promise.all([
        countOpenRequests(app.db),
        countQueuedContributions(app.db),
        app.db.$count(submissions, eq(submissions.state, "submitted")),
        countDeadLinks(app.db),
      ]);
      return { requests, texts, looks, links };
    },
  );
};

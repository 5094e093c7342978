import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  analyticsExportQuerySchema,
  analyticsQuerySchema,
  analyticsSummarySchema,
} from "#contract/analytics/analytics.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { analyticsCsv } from "./analytics-csv.ts";
import { readSummary } from "./read-summary.ts";
import type { ShopCalendar } from "./shop-calendar.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }] };

export const analyticsRoutes: FastifyPluginAsyncZod<{ calendar: ShopCalendar }> = async (
  app,
  { calendar },
) => {
  app.get(
    "/analytics/admin/summary",
    {
      schema: {
        ...described,
        summary: "What happened in the last 7, 28 or 90 days, and what was first in them",
        querystring: analyticsQuerySchema,
        response: { 200: analyticsSummarySchema, ...errorResponses(400, 401, 403) },
      },
    },
    ({ query }) => readSummary(app.db, calendar.today(), query.days),
  );

  app.get(
    "/analytics/admin/export",
    {
      schema: {
        ...described,
        summary: "The numbers of one of its charts or lists as CSV",
        querystring: analyticsExportQuerySchema,
        response: {
          200: { description: "One line a day or entry", content: { "text/csv": { schema: z.unknown() } } },
          ...errorResponses(400, 401, 403),
        },
      },
    },
    async ({ query: { days, table } }, reply) => {
      const today = calendar.today();
      const csv = analyticsCsv(await readSummary(app.db, today, days), table);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${table}-${days}-days-${today}.csv"`)
        .send(csv);
    },
  );
};

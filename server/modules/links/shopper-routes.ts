import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { linkReportSchema } from "#contract/links/links.ts";
import { alternativesSchema } from "#contract/outfit/outfit.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { presentItem } from "#server/modules/outfits/outfit-presenter.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { requireItem } from "./find-item.ts";
import { countOpen } from "./open-link.ts";
import { reportLink } from "./report-link.ts";

const params = z.object({ itemId: z.string().toLowerCase() });
const described = { tags: ["Links"], params };
const NO_CONTENT = z.undefined().describe("Done.");

export const shopperRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/outfit/item/:itemId/open",
    {
      onRequest: [app.limit("opens"), requireUuidParams],
      schema: {
        ...described,
        summary: "Count that the caller opens an item's link; once in 30 minutes",
        security: [{ bearer: [] }],
        response: { 204: NO_CONTENT, ...errorResponses(401, 404, 429) },
      },
    },
    async (request, reply) => {
      const opened = await countOpen(app.db, request.params.itemId, callerOf(request).id);
      if (opened) app.analytics.count(request, "linkOpens", opened);
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    "/outfit/item/:itemId/report",
    {
      onRequest: requireUuidParams,
      preHandler: app.limit("reports"),
      schema: {
        ...described,
        summary: "Report a problem with an item's link or price",
        security: [{ bearer: [] }],
        body: linkReportSchema,
        response: { 204: NO_CONTENT, ...errorResponses(400, 401, 404, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await reportLink(app.db, request.params.itemId, callerOf(request).id, request.body);
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    "/outfit/item/:itemId/alternatives",
    {
      onRequest: requireUuidParams,
      schema: {
        ...described,
        summary: "Pieces of other outfits to buy in place of one; links for signed-in users only",
        security: [{}, { bearer: [] }],
        response: { 200: alternativesSchema, ...errorResponses(404) },
      },
    },
    async (request) => {
      const { itemId } = request.params;
      await requireItem(app.db, itemId);
      const caller = await findBearer(request);
      const found = await findAlternatives(app.db, itemId);
      return {
        items: found.map((item) => ({
          item: presentItem(item, caller && { isAdmin: false }),
          outfitId: item.outfitId,
        })),
      };
    },
  );
};

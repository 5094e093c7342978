import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { relatedQuerySchema } from "#contract/http/query-parameters.ts";
import { type RelatedOutfits, relatedOutfitsSchema } from "#contract/outfit/outfit.ts";
import { LIST_TAG, tagsOfOutfits } from "#server/http/cache/cache-tags.ts";
import { jsonResponse } from "#server/http/cache/cached-response.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { isVisibleOutfit } from "#server/modules/outfits/detail/outfit-repository.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";
import { presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { findSameItemOutfits, isVisibleItem } from "./same-item-outfits.ts";
import { findSimilarOutfits } from "./similar-outfits.ts";

const described = {
  tags: ["Outfits"],
  querystring: relatedQuerySchema,
  response: { 200: relatedOutfitsSchema, ...errorResponses(400, 404) },
};

/** The public calls for outfits that go with one: similar ones, and others with the same item. */
export const relatedOutfitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/outfit/:id/similar",
    {
      schema: {
        ...described,
        summary: "Other active outfits, the most similar first",
        params: z.object({ id: z.string() }),
      },
      preHandler: requireUuidParams,
    },
    async (request, reply) => {
      const id = request.params.id.toLowerCase();
      const { limit } = request.query;
      return app.sendCached(request, reply, `similar ${id} ${limit}`, async () => {
        const found = await findSimilarOutfits(app.db, { id, limit });
        if (found.length === 0 && !(await isVisibleOutfit(app.db, id, false))) throw outfitNotFound();
        return relatedResponse(found);
      });
    },
  );

  app.get(
    "/outfit/item/:itemId/outfits",
    {
      schema: {
        ...described,
        summary: "Other active outfits with an item of the same link, the most viewed first",
        params: z.object({ itemId: z.string() }),
      },
      preHandler: requireUuidParams,
    },
    async (request, reply) => {
      const itemId = request.params.itemId.toLowerCase();
      const { limit } = request.query;
      return app.sendCached(request, reply, `same item ${itemId} ${limit}`, async () => {
        const found = await findSameItemOutfits(app.db, { itemId, limit });
        if (found.length === 0 && !(await isVisibleItem(app.db, itemId))) throw outfitNotFound();
        return relatedResponse(found);
      });
    },
  );
};

/** Any change of the catalogue may change which outfits go with one. */
function relatedResponse(found: readonly OutfitRecord[]) {
  const related: RelatedOutfits = { outfits: found.map(presentSummary) };
  return jsonResponse(related, [LIST_TAG, ...tagsOfOutfits(found)]);
}

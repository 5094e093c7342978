import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { type RelatedOutfits, relatedOutfitsSchema } from "#contract/outfit.ts";
import { relatedQuerySchema } from "#contract/page-query.ts";
import { LIST_TAG, tagsOfOutfits } from "#server/cache/cache-tags.ts";
import { jsonResponse } from "#server/cache/cached-response.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { isVisibleOutfit } from "#server/modules/outfits/detail/outfit-repository.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";
import { presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { findSamePieceOutfits, isVisibleItem } from "./same-piece-outfits.ts";
import { findSimilarOutfits } from "./similar-outfits.ts";

const described = {
  tags: ["Outfits"],
  querystring: relatedQuerySchema,
  response: { 200: relatedOutfitsSchema, ...errorResponses(400, 404) },
};

/** The public calls for outfits that go with one: similar ones, and others with the same item. */
export function relatedOutfitRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
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
          const found = await findSimilarOutfits(database, { id, limit });
          if (found.length === 0 && !(await isVisibleOutfit(database, id, false))) throw outfitNotFound();
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
        return app.sendCached(request, reply, `same piece ${itemId} ${limit}`, async () => {
          const found = await findSamePieceOutfits(database, { itemId, limit });
          if (found.length === 0 && !(await isVisibleItem(database, itemId))) throw outfitNotFound();
          return relatedResponse(found);
        });
      },
    );
  };
}

/** Any change of the catalogue may change which outfits go with one. */
function relatedResponse(found: readonly OutfitRecord[]) {
  const related: RelatedOutfits = { outfits: found.map(presentSummary) };
  return jsonResponse(related, [LIST_TAG, ...tagsOfOutfits(found)]);
}

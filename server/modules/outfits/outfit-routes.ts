import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  commentPageQuerySchema,
  replyPageQuerySchema,
  trendingQuerySchema,
} from "#contract/http/query-parameters.ts";
import {
  commentPageSchema,
  type OutfitList,
  outfitListSchema,
  outfitSchema,
  replyPageSchema,
  type Trending,
  trendingSchema,
} from "#contract/outfit/outfit.ts";
import {
  type OutfitListQuery,
  outfitListQuerySchema,
  searchCompletionsQuerySchema,
  searchCompletionsSchema,
} from "#contract/outfit/outfit-list-query.ts";
import { takePreviousRow, withPreviousRow } from "#server/db/previous-row.ts";
import { isUuid } from "#server/db/uuid.ts";
import { contributionsTag, LIST_TAG, tagsOfOutfits } from "#server/http/cache/cache-tags.ts";
import { jsonResponse, type SentSearch } from "#server/http/cache/cached-response.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { isPrefetch } from "#server/modules/analytics/is-person.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { outfitNotFound, readComments, readOutfit, readReplies } from "./detail/outfit-service.ts";
import {
  findActiveOutfits,
  findEmptyCategories,
  findTrendingOutfits,
  sumActiveOutfits,
} from "./list/outfit-list-repository.ts";
import { presentSearch, presentSummary, presentTrending } from "./outfit-presenter.ts";
import { completeSearch } from "./search/complete-search.ts";
import type { ViewCounter } from "./views/view-counter.ts";

const outfitParams = z.object({ id: z.string().toLowerCase() });
const tags = ["Outfits"];

export const outfitRoutes: FastifyPluginAsyncZod<{ views: ViewCounter }> = async (app, { views }) => {
  app.get(
    "/outfit/getoutfits",
    {
      schema: {
        tags,
        summary: "List active outfits",
        querystring: outfitListQuerySchema,
        response: { 200: outfitListSchema, ...errorResponses(400) },
      },
    },
    async (request, reply) =>
      app.sendCached(request, reply, `list ${JSON.stringify(request.query)}`, async () => {
        // The outfits that a list of ids asks for are one page.
        const query = request.query.ids ? { ...request.query, startIndex: 0 } : request.query;
        const isFirstPage = query.startIndex === 0 && !query.ids;
        const [{ found, search, ...total }, emptyCategories] = await Promise.all([
          findActiveOutfits(app.db, withPreviousRow(query)),
          isFirstPage ? findEmptyCategories(app.db, query) : undefined,
        ]);
        const { rows, ...previous } = takePreviousRow(found, query, ({ id }) => id);
        const list: OutfitList = {
          outfits: rows.map(presentSummary),
          ...total,
          ...previous,
          ...(emptyCategories && { emptyCategories }),
          ...(search && presentSearch(search)),
        };
        return jsonResponse(list, [LIST_TAG, ...tagsOfOutfits(rows)], searchOf(query, list.total));
      }),
  );

  app.get(
    "/outfit/completions",
    {
      onRequest: app.limit("completions"),
      schema: {
        tags,
        summary: "Categories, brands and garments that begin as typed",
        querystring: searchCompletionsQuerySchema,
        response: { 200: searchCompletionsSchema, ...errorResponses(400, 429) },
      },
    },
    async (request, reply) => {
      const { searchTerm } = request.query;
      return app.sendCached(request, reply, `completions ${searchTerm}`, async () =>
        jsonResponse(await completeSearch(app.db, searchTerm), [LIST_TAG]),
      );
    },
  );

  app.get(
    "/outfit/trending",
    {
      schema: {
        tags,
        summary: "The most viewed active outfits",
        querystring: trendingQuerySchema,
        response: { 200: trendingSchema, ...errorResponses(400) },
      },
    },
    async (request, reply) =>
      app.sendCached(request, reply, `trending ${request.query.limit}`, async () => {
        const [found, totals] = await Promise.all([
          findTrendingOutfits(app.db, request.query.limit),
          sumActiveOutfits(app.db),
        ]);
        const trending: Trending = {
          trendingOutfits: found.map(presentTrending),
          totalActiveOutfits: totals.outfitCount,
          totalClicks: totals.viewCount,
        };
        return jsonResponse(trending, [LIST_TAG, ...tagsOfOutfits(found)]);
      }),
  );

  app.get(
    "/outfit/:id",
    {
      schema: {
        tags,
        summary: "One outfit; links and every item for signed-in users only",
        security: [{}, { bearer: [] }],
        params: outfitParams,
        response: { 200: outfitSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isUuid(id)) throw outfitNotFound();
      const caller = await findBearer(request);
      const outfit = await readOutfit(app.db, id, caller);
      if (outfit.isActive && !request.isInjected && !isPrefetch(request.headers)) {
        views.count(id, {
          userId: caller?.id,
          address: request.ip,
          userAgent: request.headers["user-agent"] ?? "",
        });
      }
      reply.cacheTags = [...tagsOfOutfits([{ id }]), contributionsTag(id)];
      return outfit;
    },
  );

  app.get(
    "/outfit/:id/comments",
    {
      schema: {
        tags,
        summary: "More comments of an outfit",
        security: [{}, { bearer: [] }],
        params: outfitParams,
        querystring: commentPageQuerySchema,
        response: { 200: commentPageSchema, ...errorResponses(400, 404) },
      },
    },
    async (request) => {
      if (!isUuid(request.params.id)) throw outfitNotFound();
      const caller = await findBearer(request);
      return readComments(app.db, request.params.id, request.query, caller);
    },
  );

  app.get(
    "/outfit/:id/comments/:commentId/replies",
    {
      schema: {
        tags,
        summary: "More replies to a comment",
        security: [{}, { bearer: [] }],
        params: outfitParams.extend({ commentId: z.string().toLowerCase() }),
        querystring: replyPageQuerySchema,
        response: { 200: replyPageSchema, ...errorResponses(400, 404) },
      },
    },
    async (request) => {
      const { id, commentId } = request.params;
      if (!isUuid(id) || !isUuid(commentId)) throw outfitNotFound();
      const caller = await findBearer(request);
      return readReplies(app.db, { outfitId: id, commentId }, request.query, caller);
    },
  );
};

/**
 * The search by a person that a list shows the beginning of. That filters leave nothing of it does not mean that the
 * words found nothing.
 */
function searchOf(query: OutfitListQuery, total: number): SentSearch | undefined {
  const { searchTerm: words, startIndex, ids, isRelaxed } = query;
  if (words.trim() === "" || startIndex > 0 || ids || isRelaxed) return undefined;
  const filters = [query.category, query.section, query.type, query.colour, query.minPrice, query.maxPrice];
  return { words, isEmpty: total === 0 && filters.every((filter) => filter === undefined) };
}

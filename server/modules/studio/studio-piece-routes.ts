import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { studioPieceListSchema, studioPieceQuerySchema } from "#contract/studio/studio-pieces.ts";
import { toRupees } from "#contract/values/money.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { findPieces } from "#server/modules/pieces/piece-repository.ts";

/** The pool, as far as everybody may know it. */
export const studioPieceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/pieces",
    {
      onRequest: app.limit("completions"),
      schema: {
        tags: ["Studio"],
        security: [{ bearer: [] }],
        summary: "Products that a board can be made of, the newest first",
        querystring: studioPieceQuerySchema,
        response: { 200: studioPieceListSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await findPieces(app.db, query);
      const pieces = rows.map(({ id, name, sourceName, pricePaise, image }) => ({
        _id: id,
        ...{ name, sourceName, price: toRupees(pricePaise) },
        ...(image === null ? {} : { image }),
      }));
      return { pieces, total };
    },
  );
};

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type Piece,
  pieceEditSchema,
  pieceInputSchema,
  pieceListQuerySchema,
  pieceListSchema,
  pieceSchema,
} from "#contract/pieces/pieces.ts";
import { toRupees } from "#contract/values/money.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { createPiece, deletePiece, pieceNotFound, updatePiece } from "./change-pieces.ts";
import { findPiece, findPieces, type PieceRow } from "./piece-repository.ts";

const described = { tags: ["Pieces"], security: [{ bearer: [] }] };
const NO_CONTENT = z.undefined().describe("Done.");
const params = z.object({ id: z.string().toLowerCase() });

export const pieceRoutes: FastifyPluginAsyncZod = async (app) => {
  const readPiece = async (id: string): Promise<Piece> => {
    const row = await findPiece(app.db, id);
    if (!row) throw pieceNotFound();
    return presentPiece(row);
  };

  app.get(
    "/piece/admin/pieces",
    {
      schema: {
        ...described,
        summary: "The products that outfits are made of, the newest first",
        querystring: pieceListQuerySchema,
        response: { 200: pieceListSchema, ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await findPieces(app.db, query);
      return { pieces: rows.map(presentPiece), total };
    },
  );

  app.post(
    "/piece/admin/pieces",
    {
      schema: {
        ...described,
        summary: "Add a piece",
        body: pieceInputSchema,
        response: { 201: pieceSchema, ...errorResponses(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const id = await createPiece(app.db, request.body, callerOf(request).id);
      return reply.code(201).send(await readPiece(id));
    },
  );

  app.put(
    "/piece/admin/pieces/:id",
    {
      schema: {
        ...described,
        summary:
          "Replace what is known of a piece; items with its link follow its price, and an outdated version is a conflict",
        params,
        body: pieceEditSchema,
        response: { 200: pieceSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const administratorId = callerOf(request).id;
      const outfitIds = await updatePiece(app.db, { id, input: request.body, administratorId });
      if (outfitIds.length > 0) app.invalidateTags([LIST_TAG, ...outfitIds.map(outfitTag)]);
      return readPiece(id);
    },
  );

  app.delete(
    "/piece/admin/pieces/:id",
    {
      schema: {
        ...described,
        summary: "Delete a piece; outfits keep their items",
        params,
        response: { 204: NO_CONTENT, ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await deletePiece(app.db, { id: request.params.id, administratorId: callerOf(request).id });
      return reply.code(204).send(undefined);
    },
  );
};

function presentPiece(row: PieceRow): Piece {
  const { id, name, sourceName, link, image, section, role, colours, availability } = row;
  return {
    _id: id,
    ...{ name, sourceName, link, role, colours, availability },
    price: toRupees(row.pricePaise),
    ...(image === null ? {} : { image }),
    ...(section === null ? {} : { section }),
    linkState: row.linkState ?? "unchecked",
    isMissing: row.missingSince !== null,
    outfits: row.outfits ?? [],
    numberOfOutfits: row.outfitCount,
    version: row.version,
  };
}

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outcomeSchema } from "#contract/account/account.ts";
import {
  boardChangeSchema,
  boardInCartSchema,
  boardListQuerySchema,
  boardListSchema,
  boardPageQuerySchema,
  boardPageSchema,
  boardSchema,
  newBoardSchema,
  savedOutfitsSchema,
} from "#contract/boards/boards.ts";
import { BOARD_MESSAGES, boardInCart } from "#contract/messages/boards.ts";
import { boardTag, LIST_TAG, tagsOfOutfits } from "#server/http/cache/cache-tags.ts";
import {
  idempotencyHeadersSchema,
  REPLAYED_HEADER,
  readIdempotencyKey,
} from "#server/http/idempotency/idempotency-key.ts";
import { createOnce } from "#server/http/idempotency/run-once.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { addMissingOutfits } from "#server/modules/cart/cart-changes.ts";
import { readCart } from "#server/modules/cart/cart-service.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeBoard, createBoard, deleteBoard } from "./board-changes.ts";
import { findOutfitIds } from "./board-repository.ts";
import {
  readBoardPage,
  readBoards,
  readOwnBoard,
  readSaved,
  requireOwnBoard,
  requireReadableBoard,
} from "./board-service.ts";
import type { ChangeBoards } from "./change-boards.ts";

const params = z.object({ id: z.string().toLowerCase() });
const described = { tags: ["Boards"], security: [{ bearer: [] }] };

export const boardRoutes: FastifyPluginAsyncZod<{ changeBoards: ChangeBoards }> = async (
  app,
  { changeBoards },
) => {
  app.get(
    "/board",
    {
      schema: {
        ...described,
        summary: "The caller's boards",
        querystring: boardListQuerySchema,
        response: { 200: boardListSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => readBoards(app.db, callerOf(request).id, request.query.outfitId),
  );

  app.get(
    "/board/saved",
    {
      schema: {
        ...described,
        summary: "What the caller has saved, on any board",
        response: { 200: savedOutfitsSchema, ...errorResponses(401) },
      },
    },
    async (request) => readSaved(app.db, callerOf(request).id),
  );

  app.post(
    "/board",
    {
      preHandler: app.limit("saves"),
      schema: {
        ...described,
        summary: "Create a board",
        headers: idempotencyHeadersSchema,
        body: newBoardSchema,
        response: { 201: boardSchema, ...errorResponses(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { board, outcome } = await changeBoards(userId, async (tx) => {
        const created = await createOnce(tx, readIdempotencyKey(request, userId), (boardId) =>
          createBoard(tx, { boardId, userId }, request.body),
        );
        const record = await requireOwnBoard(tx, { boardId: created.id, userId });
        return { board: await readOwnBoard(tx, record), outcome: created.outcome };
      });
      if (outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
      return reply.code(201).send(board);
    },
  );

  app.get(
    "/board/:id",
    {
      schema: {
        tags: described.tags,
        summary: "A board with its outfits: a public one for everybody, a private one for its owner",
        security: [{}, { bearer: [] }],
        params,
        querystring: boardPageQuerySchema,
        response: { 200: boardPageSchema, ...errorResponses(400, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const caller = await findBearer(request);
      const page = await readBoardPage(app.db, id, caller?.id, request.query);
      // An outfit that is shown again returns to the board, so every change of a list counts.
      const shown = page.outfits.map(({ _id }) => ({ id: _id }));
      reply.cacheTags = [boardTag(id), LIST_TAG, ...tagsOfOutfits(shown)];
      return page;
    },
  );

  app.put(
    "/board/:id",
    {
      preHandler: app.limit("saves"),
      schema: {
        ...described,
        summary: "Rename, share or hide a board",
        params,
        body: boardChangeSchema,
        response: { 200: boardSchema, ...errorResponses(400, 401, 404, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const key = { userId, boardId: request.params.id };
      return changeBoards(userId, async (tx, touched) =>
        readOwnBoard(tx, await changeBoard(tx, touched, key, request.body)),
      );
    },
  );

  app.delete(
    "/board/:id",
    {
      preHandler: app.limit("saves"),
      schema: {
        ...described,
        summary: "Delete a board",
        params,
        response: { 200: outcomeSchema, ...errorResponses(401, 404, 409, 429) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const key = { userId, boardId: request.params.id };
      await changeBoards(userId, (tx, touched) => deleteBoard(tx, touched, key));
      return { success: true as const, message: BOARD_MESSAGES.deleted };
    },
  );

  app.post(
    "/board/:id/cart",
    {
      onRequest: app.limit("cart"),
      schema: {
        ...described,
        summary: "Put the outfits of a board that the caller can read into the cart",
        params,
        response: { 200: boardInCartSchema, ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const { cart, result } = await changeBoards(userId, async (tx) => {
        const board = await requireReadableBoard(tx, request.params.id, userId);
        const outfitIds = await findOutfitIds(tx, board.id, { isOwn: board.userId === userId });
        const result = await addMissingOutfits(tx, userId, outfitIds);
        return { result, cart: await readCart(tx, userId) };
      });
      for (const outfitId of result.added)
        app.analytics.count(request, "cartAdds", { outfitId, once: userId });
      return { success: true as const, message: boardInCart(result), ...result, cart };
    },
  );
};

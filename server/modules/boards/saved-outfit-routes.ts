import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { boardMoveSchema, boardSchema, saveResultSchema } from "#contract/boards/boards.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { asksForAlerts } from "./alerts/alert-settings.ts";
import type { BoardKey } from "./board-repository.ts";
import { readOwnBoard, requireOwnBoard } from "./board-service.ts";
import type { ChangeBoards, Touched } from "./change-boards.ts";
import { moveOutfit } from "./move-outfit.ts";
import { readSaves, saveOutfit, unsaveOutfit } from "./saved-outfits.ts";

const id = z.string().toLowerCase();
const described = {
  tags: ["Boards"],
  security: [{ bearer: [] }],
  params: z.object({ id, outfitId: id }),
};

type Change = (tx: Database, touched: Touched, key: BoardKey, outfitId: string) => Promise<void>;

export const savedOutfitRoutes: FastifyPluginAsyncZod<{ changeBoards: ChangeBoards }> = async (
  app,
  { changeBoards },
) => {
  const save = async (userId: string, params: { id: string; outfitId: string }, change: Change) => {
    const { id: boardId, outfitId } = params;
    const key = { userId, boardId };
    return changeBoards(userId, async (tx, touched) => {
      await change(tx, touched, key, outfitId);
      return {
        board: await readOwnBoard(tx, await requireOwnBoard(tx, key)),
        outfitId,
        ...(await readSaves(tx, userId, outfitId)),
        asksForAlerts: await asksForAlerts(tx, userId),
      };
    });
  };

  app.put(
    "/board/:id/outfit/:outfitId",
    {
      onRequest: app.limit("saves"),
      schema: {
        ...described,
        summary: "Save an outfit to a board; repeatable",
        response: { 200: saveResultSchema, ...errorResponses(401, 404, 409, 429) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      let isNew = false;
      const saved = await save(userId, request.params, async (tx, touched, key, outfitId) => {
        await saveOutfit(tx, touched, key, outfitId);
        isNew = touched.outfitIds.includes(outfitId);
      });
      if (isNew) app.analytics.count(request, "saves", { outfitId: saved.outfitId, once: userId });
      return saved;
    },
  );

  app.delete(
    "/board/:id/outfit/:outfitId",
    {
      onRequest: app.limit("saves"),
      schema: {
        ...described,
        summary: "Take an outfit off a board; repeatable",
        response: { 200: saveResultSchema, ...errorResponses(401, 404, 429) },
      },
    },
    async (request) => save(callerOf(request).id, request.params, unsaveOutfit),
  );

  app.put(
    "/board/:id/outfit/:outfitId/position",
    {
      preHandler: app.limit("saves"),
      schema: {
        ...described,
        summary: "Move an outfit of a board behind another one, or to the front",
        body: boardMoveSchema,
        response: { 200: boardSchema, ...errorResponses(400, 401, 404, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const { id: userId } = callerOf(request);
      const { id: boardId, outfitId } = request.params;
      return changeBoards(userId, async (tx, touched) => {
        const board = await moveOutfit(tx, touched, { userId, boardId }, outfitId, request.body);
        return readOwnBoard(tx, board);
      });
    },
  );
};

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outfitHistoryQuerySchema, outfitHistorySchema } from "#contract/dashboard/admin-outfits.ts";
import { bulkChangeSchema, bulkResultSchema } from "#contract/dashboard/bulk-outfits.ts";
import { outfitSchema } from "#contract/outfit/outfit.ts";
import { takePreviousRow, withPreviousRow } from "#server/db/previous-row.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { findActivity } from "#server/modules/activity/activity-repository.ts";
import { readOutfit } from "#server/modules/outfits/detail/outfit-service.ts";
import type { OutfitBoards } from "#server/modules/outfits/outfit-boards.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { changeOutfits } from "./change-outfits.ts";
import { duplicateOutfit } from "./duplicate-outfit.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().toLowerCase() });

/** Changes of several outfits at once, copies, and the history of an outfit. */
interface OutfitChangeOptions {
  boards: Pick<OutfitBoards, "copy">;
}

export const outfitChangeRoutes: FastifyPluginAsyncZod<OutfitChangeOptions> = async (app, { boards }) => {
  app.post(
    "/outfit/admin/bulk",
    {
      schema: {
        ...described,
        summary: "Change up to 500 outfits at once; those that cannot be changed are named with the reason",
        body: bulkChangeSchema,
        response: { 200: bulkResultSchema, ...errorResponses(400, 401, 403) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { ids, ...result } = await changeOutfits(app.db, caller.id, request.body);
      if (ids.length > 0) app.invalidateTags([LIST_TAG, ...ids.map(outfitTag)]);
      const { action } = request.body;
      request.log.info(
        { userId: caller.id, action, changed: result.changed, failed: result.failed.length },
        "An administrator changed several outfits",
      );
      return result;
    },
  );

  app.post(
    "/outfit/admin/duplicate/:id",
    {
      onRequest: requireUuidParams,
      schema: {
        ...described,
        summary: "Copy an outfit; the copy is inactive",
        params,
        response: { 201: outfitSchema, ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id } = request.params;
      const outfit = await app.db.transaction(async (tx) => {
        await lockUserShared(tx, caller.id);
        return readOutfit(tx, await duplicateOutfit(tx, caller.id, id, boards), caller);
      });
      request.log.info(
        { userId: caller.id, action: "duplicate", outfitId: outfit._id },
        "An administrator copied an outfit",
      );
      return reply.code(201).send(outfit);
    },
  );

  app.get(
    "/outfit/admin/history/:id",
    {
      onRequest: requireUuidParams,
      schema: {
        ...described,
        summary: "What was changed in an outfit, and by whom, the latest first; of a deleted one too",
        params,
        querystring: outfitHistoryQuerySchema,
        response: { 200: outfitHistorySchema, ...errorResponses(400, 401, 403) },
      },
    },
    async ({ params: { id }, query: { startIndex, limit } }) => {
      const page = withPreviousRow({ startIndex, limit: limit + 1 });
      const found = await findActivity(app.db, page, { kind: "outfit", id });
      const { rows, ...previous } = takePreviousRow(found, { startIndex }, ({ _id }) => _id);
      return { entries: rows.slice(0, limit), hasMore: rows.length > limit, ...previous };
    },
  );
};

import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  adminListQuerySchema,
  adminOutfitListSchema,
  adminTableSchema,
  outfitStatusQuerySchema,
} from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { outfitSchema } from "#contract/outfit/outfit.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { readOutfit } from "#server/modules/outfits/detail/outfit-service.ts";
import { requireUuidParams } from "#server/modules/outfits/require-uuid-params.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { streamList, wholeOutfitBatches } from "./admin-list.ts";
import { findAdminPage } from "./admin-page.ts";
import { afterOutfitChange } from "./after-outfit-change.ts";
import { deleteOutfit, toggleOutfit } from "./outfit-editor.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().toLowerCase() });
const deletedSchema = z.object({ success: z.literal(true), message: z.string() });

export const adminOutfitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/outfit/admin/getalloutfits",
    {
      schema: {
        ...described,
        summary:
          "List all outfits, inactive ones too, newest first; with any parameter, a page of what a table shows",
        querystring: adminListQuerySchema,
        response: {
          200: z.union([adminTableSchema, adminOutfitListSchema]),
          ...errorResponses(400, 401, 403),
        },
      },
    },
    async (request, reply) => {
      const isPage = Object.values(request.query).some((value) => value !== undefined);
      if (isPage) return findAdminPage(app.db, request.query);
      const list = await streamList(wholeOutfitBatches(app.db, callerOf(request)));
      // The declared response types do not include streams.
      return (reply as FastifyReply).type("application/json; charset=utf-8").send(list);
    },
  );

  app.put(
    "/outfit/admin/togglestatus/:id",
    {
      onRequest: requireUuidParams,
      schema: {
        ...described,
        summary:
          "Activate an inactive outfit, or deactivate an active one; with isActive, only to that status",
        params,
        querystring: outfitStatusQuerySchema,
        response: { 200: outfitSchema, ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      // In one transaction, so that each of two concurrent calls returns the state that it made.
      const outfit = await app.db.transaction(async (tx) => {
        await lockUserShared(tx, caller.id);
        await toggleOutfit(tx, id, caller.id, request.query.isActive);
        return readOutfit(tx, id, caller);
      });
      afterOutfitChange(app, request, { action: "toggle", caller, outfitId: id });
      return outfit;
    },
  );

  app.delete(
    "/outfit/delete/:id",
    {
      onRequest: requireUuidParams,
      schema: {
        ...described,
        summary: "Delete an outfit with its items, reactions, comments and cart entries",
        params,
        response: { 200: deletedSchema, ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await app.db.transaction(async (tx) => {
        await lockUserShared(tx, caller.id);
        await deleteOutfit(tx, id, caller.id);
      });
      afterOutfitChange(app, request, { action: "delete", caller, outfitId: id });
      return { success: true as const, message: ADMIN_MESSAGES.deleted };
    },
  );
};

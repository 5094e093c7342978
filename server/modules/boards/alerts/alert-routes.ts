import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { alertSettingsSchema } from "#contract/alerts.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeAlertSettings } from "./alert-settings.ts";

/** The switch of price alerts. */
export function alertRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      "/user/alerts",
      {
        preHandler: app.limit("saves"),
        schema: {
          tags: ["Boards"],
          summary: "Turn alerts about saved outfits on or off",
          security: [{ bearer: [] }],
          body: alertSettingsSchema,
          response: { 200: alertSettingsSchema, ...errorResponses(400, 401, 413, 415, 429) },
        },
      },
      async (request) => {
        await changeAlertSettings(database, callerOf(request).id, request.body);
        return request.body;
      },
    );
  };
}

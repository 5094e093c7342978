import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { settingsChangeSchema, shopSettingsSchema } from "#contract/shop/shop-settings.ts";
import { SETTINGS_TAG } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeSettings } from "./change-settings.ts";
import type { CurrentSettings, FirstSettings } from "./current-settings.ts";

const described = { tags: ["Settings"], security: [{ bearer: [] }] };

interface SettingsRoutesOptions {
  current: CurrentSettings;
  first: FirstSettings;
}

export const settingsRoutes: FastifyPluginAsyncZod<SettingsRoutesOptions> = async (
  app,
  { current, first },
) => {
  app.get(
    "/settings/admin",
    {
      schema: {
        ...described,
        summary: "The settings in force and their versions",
        response: { 200: shopSettingsSchema, ...errorResponses(401, 403) },
      },
    },
    () => current.read(),
  );

  app.put(
    "/settings/admin",
    {
      schema: {
        ...described,
        summary: "Change settings; those that are not given stay as they are",
        body: settingsChangeSchema,
        response: { 200: shopSettingsSchema, ...errorResponses(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request) => {
      const isChanged = await changeSettings(app.db, first, request.body, callerOf(request));
      // Before this node reads, which may fail: the change is stored, and the other nodes must read it.
      if (isChanged) app.invalidateTags([SETTINGS_TAG]);
      return current.read();
    },
  );
};

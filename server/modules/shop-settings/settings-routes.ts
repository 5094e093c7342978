import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BRAND_ERRORS } from "#contract/messages/brand.ts";
import {
  type SettingsChange,
  type ShopSettings,
  settingsChangeSchema,
  shopSettingsSchema,
} from "#contract/shop/shop-settings.ts";
import { uploadedId } from "#contract/shop/text-picture.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { readBrandPicturePath } from "./brand-picture-path.ts";
import type { CurrentSettings, FirstSettings } from "./current-settings.ts";

const described = { tags: ["Settings"], security: [{ bearer: [] }] };

/**
 * Stores settings on behalf of the caller and returns those in force. Throws CONFLICT for one that was changed
 * since its version.
 */
export type ChangeSettings = (request: FastifyRequest, values: SettingValues) => Promise<ShopSettings>;

/** Those that are absent or undefined stay as they are. */
export type SettingValues = { [Key in keyof FirstSettings]?: FirstSettings[Key] | undefined } & Pick<
  SettingsChange,
  "versions"
>;

interface SettingsRoutesOptions {
  current: CurrentSettings;
  change: ChangeSettings;
}

export const settingsRoutes: FastifyPluginAsyncZod<SettingsRoutesOptions> = async (
  app,
  { current, change },
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
      await requirePictures(app.db, request.body);
      return change(request, request.body);
    },
  );
};

/** Throws VALIDATION_FAILED when a setting shows a picture that does not exist. */
async function requirePictures(
  database: Database,
  { home, styleNotes, pictures }: SettingsChange,
): Promise<void> {
  const shown = [...(home?.banner ?? []), ...(styleNotes ?? [])];
  const brand = Object.values(pictures ?? {}).flatMap((picture) => picture?.src ?? []);
  const ids = [
    ...shown.flatMap(({ picture }) => uploadedId(picture) ?? []),
    ...brand.flatMap((src) => readBrandPicturePath(src)?.id ?? []),
  ];
  const found = await touchMedia(database, ids);
  if (ids.some((id) => !found.has(id))) throw new ApiError("VALIDATION_FAILED", BRAND_ERRORS.pictureMissing);
}

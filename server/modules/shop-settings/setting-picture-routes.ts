import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { BRAND_ICON_MIN_PIXELS, BRAND_PICTURE_MAX_BYTES, IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { BRAND_ERRORS } from "#contract/messages/brand.ts";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { BRAND_PICTURE_KINDS, type BrandPicture, type BrandPictureKind } from "#contract/shop/brand.ts";
import { shopSettingsSchema } from "#contract/shop/shop-settings.ts";
import { textPictureSchema } from "#contract/shop/site-texts.ts";
import { readUpload, uploadedFileSchema, uploads } from "#server/http/plugins/uploads.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { brandPicturePath } from "./brand-picture-path.ts";
import type { CurrentSettings } from "./current-settings.ts";
import type { ChangeSettings } from "./settings-routes.ts";

const described = { tags: ["Settings"], security: [{ bearer: [] }] };
const form = {
  consumes: ["multipart/form-data"],
  body: z.object({ image: uploadedFileSchema(PICTURE_ERRORS.type.text) }),
};
const FORM_ERRORS = [400, 401, 403, 409, 413, 415] as const;
const params = z.object({ kind: z.enum(BRAND_PICTURE_KINDS) });

interface SettingPictureRoutesOptions {
  current: CurrentSettings;
  change: ChangeSettings;
  mediaService: Pick<MediaService, "save">;
}

/** Logo and icon, and the pictures of the site's own texts. */
export const settingPictureRoutes: FastifyPluginAsyncZod<SettingPictureRoutesOptions> = async (
  app,
  { current, change, mediaService },
) => {
  app.delete(
    "/settings/admin/picture/:kind",
    {
      schema: {
        ...described,
        summary: "Remove the logo or the icon",
        params,
        response: { 200: shopSettingsSchema, ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    (request) => replace(request, request.params.kind, null),
  );

  /** Of two at once, the later one gets a conflict. */
  async function replace(
    request: Parameters<ChangeSettings>[0],
    kind: BrandPictureKind,
    picture: BrandPicture | null,
  ) {
    const { pictures, versions } = await current.read();
    return change(request, {
      pictures: { ...pictures, [kind]: picture },
      versions: { pictures: versions.pictures },
    });
  }

  await app.register(async (forms: typeof app) => {
    await forms.register(uploads);

    forms.put(
      "/settings/admin/picture/:kind",
      {
        preValidation: readUpload({
          fileField: "image",
          fileBytes: BRAND_PICTURE_MAX_BYTES,
          fileTooLarge: BRAND_ERRORS.pictureTooLarge,
        }),
        schema: {
          ...described,
          ...form,
          summary: "Replace the logo or the icon",
          params,
          response: { 200: shopSettingsSchema, ...errorResponses(...FORM_ERRORS, 404) },
        },
      },
      async (request) => {
        const { kind } = request.params;
        const saved = await mediaService.save(request.body.image.bytes, { isTransparent: true });
        if (kind === "icon") requireIcon(saved);
        const { id, width, height } = saved;
        return replace(request, kind, { src: brandPicturePath(kind, id), width, height });
      },
    );

    forms.post(
      "/settings/admin/picture",
      {
        preValidation: readUpload({
          fileField: "image",
          fileBytes: IMAGE_MAX_BYTES,
          fileTooLarge: PICTURE_ERRORS.bytes,
        }),
        schema: {
          ...described,
          ...form,
          summary: "Upload a picture for the banner or a style note; one that no setting names is deleted",
          response: { 201: textPictureSchema, ...errorResponses(...FORM_ERRORS) },
        },
      },
      async (request, reply) => {
        const { id, width, height } = await mediaService.save(request.body.image.bytes);
        return reply.code(201).send({ src: `/media/${id}`, width, height });
      },
    );
  });
};

/** It is cropped nowhere and enlarged nowhere. */
function requireIcon({ width, height }: { width: number; height: number }): void {
  if (width !== height || width < BRAND_ICON_MIN_PIXELS) {
    throw new ApiError("VALIDATION_FAILED", BRAND_ERRORS.iconTooSmall, {
      details: [{ path: "image", message: BRAND_ERRORS.iconTooSmall }],
    });
  }
}

import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import {
  IMAGE_FORMATS,
  IMAGE_MIME,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
} from "#contract/outfit/image.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { MediaService } from "./media-service.ts";

const SERVED_FILES = new Map<string, { width: ImageWidth; format: ImageFormat }>(
  IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => [`${width}.${format}`, { width, format }])),
);
const MEDIA_ID = /^[0-9a-f]{64}$/;

// Plain strings, because an unknown URL is a 404 and not a validation error.
const params = z.object({
  id: z.string().describe("SHA-256 of the stored picture, in hex"),
  file: z.string().describe(`{width}.{format}: ${[...SERVED_FILES.keys()].join(", ")}`),
});

export const pictureSchema = z.instanceof(Buffer).meta({ type: "string", format: "binary" });
const response = {
  200: {
    description: "The picture; never wider than the stored one.",
    content: Object.fromEntries(
      IMAGE_FORMATS.map((format) => [IMAGE_MIME[format], { schema: pictureSchema }]),
    ),
  },
  304: z.undefined().describe("The caller's copy is good."),
  ...errorResponses(404),
};

/** For pictures whose path changes with their content. */
export const PICTURE_HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  // E-mails show pictures too, also in webmail of other origins.
  "cross-origin-resource-policy": "cross-origin",
  // A browser that opens these bytes as a document runs and loads nothing.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};

interface MediaRoutesOptions {
  service: Pick<MediaService, "variant">;
  onRequested: (id: string) => void;
}

export const mediaRoutes: FastifyPluginAsyncZod<MediaRoutesOptions> = async (
  app,
  { service, onRequested },
) => {
  app.get(
    "/media/:id/:file",
    {
      exposeHeadRoute: true,
      schema: { tags: ["Media"], summary: "A picture in one width and format", params, response },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const requested = SERVED_FILES.get(file);
      if (!requested || !MEDIA_ID.test(id)) throw pictureNotFound();
      const variant = await service.variant(id, requested.width, requested.format, request.log);
      if (!variant) throw pictureNotFound();
      onRequested(id);
      const etag = `"${id}-${file}"`;
      reply.headers({ ...PICTURE_HEADERS, etag });
      if (namesTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      return reply.code(200).type(variant.contentType).send(variant.bytes);
    },
  );
};

/**
 * Sends a picture that only some people may see, as WebP, which no cache may keep. Throws NOT_FOUND for one that
 * is not stored.
 */
export async function sendPrivatePicture(
  reply: FastifyReply,
  service: Pick<MediaService, "variant">,
  { mediaId, width }: { mediaId: string; width: ImageWidth },
): Promise<FastifyReply> {
  const variant = await service.variant(mediaId, width, "webp", reply.log);
  if (!variant) throw pictureNotFound();
  return reply
    .headers({
      ...PICTURE_HEADERS,
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    })
    .type(variant.contentType)
    .send(variant.bytes);
}

export function pictureNotFound(): ApiError {
  return new ApiError("NOT_FOUND", PICTURE_ERRORS.notFound);
}

/** Weak comparison, as required for If-None-Match (RFC 9110, 13.1.2). */
function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

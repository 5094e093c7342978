import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { BRAND_FILES, type BrandFile } from "#contract/shop/brand.ts";
import { LIST_TAG, SETTINGS_TAG } from "#server/http/cache/cache-tags.ts";
import { PUBLIC_CACHE_CONTROL, type PublicResponse } from "#server/http/cache/cached-response.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { PICTURE_HEADERS, pictureNotFound } from "#server/modules/media/media-routes.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { findTrendingOutfits } from "#server/modules/outfits/list/outfit-list-repository.ts";
import { brandPicturePath, readBrandPicturePath } from "#server/modules/shop-settings/brand-picture-path.ts";
import { drawIcon, drawLogo, drawShareCard, hangerMark } from "./draw-brand.ts";
import { manifestOf } from "./manifest.ts";
import { iconVersion } from "./site-settings.ts";

export interface BrandFilesOptions {
  settings: Pick<EmailSettings, "shop" | "accent">;
  mediaService: Pick<MediaService, "collage">;
  blobStore: Pick<BlobStore, "get">;
  /** Of the site's own files. */
  folder: string;
}

const SHARE_SIZE = { width: 1_200, height: 630 };
const SHARED_LOOKS = 3;

/** Sizes of the icons, by their files. */
const ICON_SIZES: Partial<Record<BrandFile, number>> = {
  "/favicon.ico": 48,
  "/apple-touch-icon.png": 180,
  "/icon-192.png": 192,
  "/icon-512.png": 512,
  "/icon-maskable-512.png": 512,
};
const TYPES: Record<string, string> = {
  ico: "image/x-icon",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
};

/**
 * Manifest, icons, logo and the picture of link previews: those of the site until an administrator gives the
 * shop a name or a picture, then its own.
 */
export const brandFiles = fastifyPlugin(async (app: FastifyInstance, options: BrandFilesOptions) => {
  const { settings, mediaService, blobStore, folder } = options;

  const readMaster = (id: string) => blobStore.get(masterKey(id));

  async function readIcon(): Promise<Buffer | undefined> {
    const { icon } = app.shopSettings.values.pictures;
    const id = icon && readBrandPicturePath(icon.src)?.id;
    return id ? readMaster(id) : undefined;
  }

  app.get("/manifest.webmanifest", { schema: { hide: true } }, (request, reply) =>
    app.sendCached(request, reply, "manifest", async () => ({
      status: 200,
      headers: { "content-type": "application/manifest+json", "cache-control": PUBLIC_CACHE_CONTROL },
      body: Buffer.from(JSON.stringify(manifestOf(settings.shop, iconVersion(app.shopSettings.values)))),
      tags: [SETTINGS_TAG],
    })),
  );

  for (const path of BRAND_FILES) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendFile(path, request, reply));
  }

  function sendFile(path: BrandFile, request: FastifyRequest, reply: FastifyReply) {
    if (iconVersion(app.shopSettings.values)) {
      return app.sendCached(request, reply, `brand ${path}`, () => drawFile(path));
    }
    return reply
      .type(typeOf(path))
      .header("cache-control", PUBLIC_CACHE_CONTROL)
      .send(createReadStream(join(folder, path)));
  }

  async function drawFile(path: BrandFile): Promise<PublicResponse> {
    const size = ICON_SIZES[path];
    const { accent } = settings;
    const isMaskable = path.includes("maskable");
    const body =
      path === "/favicon.svg"
        ? Buffer.from(hangerMark(accent))
        : size
          ? await drawIcon({ master: await readIcon(), accent, size, isMaskable })
          : await drawShare();
    return {
      status: 200,
      headers: {
        "content-type": path.endsWith(".ico") ? "image/png" : typeOf(path),
        "cache-control": PUBLIC_CACHE_CONTROL,
      },
      body,
      tags: [SETTINGS_TAG, ...(path === "/share.jpg" ? [LIST_TAG] : [])],
    };
  }

  async function drawShare(): Promise<Buffer> {
    const looks = await findTrendingOutfits(app.db, SHARED_LOOKS);
    const collage = await mediaService.collage(
      looks.map(({ mediaId }) => mediaId),
      SHARE_SIZE,
    );
    if (collage) return collage;
    const { accent } = settings;
    return drawShareCard(await drawIcon({ master: await readIcon(), accent, size: 320 }));
  }

  app.get<{ Params: { file: string } }>("/brand/:file", { schema: { hide: true } }, (request, reply) => {
    const asked = readBrandPicturePath(`/brand/${request.params.file}`);
    const shown = asked && app.shopSettings.values.pictures[asked.kind];
    if (!asked || shown?.src !== brandPicturePath(asked.kind, asked.id)) throw pictureNotFound();
    return app.sendCached(request, reply, `brand ${request.params.file}`, async () => {
      const master = await readMaster(asked.id);
      if (!master) throw pictureNotFound();
      return {
        status: 200,
        headers: { ...PICTURE_HEADERS, "content-type": "image/png" },
        body: await drawLogo(master, asked.height),
        tags: [SETTINGS_TAG],
      };
    });
  });
});

function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import type { DocumentHandler, SiteSettings } from "#contract/shop/site-settings.ts";
import type { Config } from "#server/config/config.ts";
import { projectRoot } from "#server/config/project-root.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { brandFiles } from "./brand/brand-files.ts";
import { siteSettings } from "./brand/site-settings.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { documentRoutes } from "./documents.ts";
import { embedRoutes } from "./embeds/embed-routes.ts";
import { speculationRules } from "./speculation-rules.ts";
import { staticFiles } from "./static-files.ts";

const builtClientFolder = join(projectRoot, "build/site/client");
const publicFolder = join(projectRoot, "public");
const serverBuild = join(projectRoot, "build/site/server/index.js");

/** Source of the web site: its build, its sources with hot module replacement, or none. */
export type SiteSource = "built" | "development" | "none";

interface SiteOptions {
  site: SiteSource;
  config: Pick<Config, "publicUrl" | "oidc" | "tokenSyncPath" | "timeZone">;
  settings: EmailSettings;
  mediaService: Pick<MediaService, "collage">;
  blobStore: Pick<BlobStore, "get">;
}

/** The web site: static files, documents, embeds, robots.txt and sitemaps. */
export const siteModule = fastifyPlugin(async (app: FastifyInstance, options: SiteOptions) => {
  const { site, config, settings, mediaService, blobStore } = options;
  const { publicUrl } = config;
  await app.register(crawlerFiles, { publicUrl });
  await app.register(speculationRules);
  await app.register(embedRoutes, { publicUrl });
  const folder = site === "built" ? builtClientFolder : publicFolder;
  await app.register(brandFiles, { settings, mediaService, blobStore, folder });
  if (site === "none") return;
  if (site === "built") await app.register(staticFiles, { folder: builtClientFolder });
  const render = site === "built" ? await loadBuiltSite() : await developmentSite(app);
  /** Made once for each change: every request for a document reads them. */
  let shown: { values: Readonly<ShopSettings>; settings: SiteSettings } | undefined;
  await app.register(documentRoutes, {
    render,
    settings: () => {
      const { values } = app.shopSettings;
      if (shown?.values !== values) shown = { values, settings: siteSettings(values, config) };
      return shown.settings;
    },
  });
});

async function developmentSite(app: FastifyInstance) {
  const { serveDevelopmentSite } = await import("./development-site.ts");
  return serveDevelopmentSite(app);
}

/** Loads the built web site; throws a StartupError if it is not built. */
async function loadBuiltSite(): Promise<DocumentHandler> {
  if (!existsSync(serverBuild)) {
    throw new StartupError(
      "The web site is not built: run npm run build first, or npm start, which does it.",
    );
  }
  const { renderDocument } = (await import(pathToFileURL(serverBuild).href)) as {
    renderDocument: DocumentHandler;
  };
  return renderDocument;
}

import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { SiteSettings } from "#contract/site-settings.ts";
import type { Database } from "#server/db/database.ts";
import { builtClientFolder, loadBuiltSite } from "./built-site.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { documentRoutes } from "./documents.ts";
import { speculationRules } from "./speculation-rules.ts";
import { staticFiles } from "./static-files.ts";

/** Source of the web site: its build, its sources with hot module replacement, or none. */
export type SiteSource = "built" | "development" | "none";

interface SiteOptions {
  site: SiteSource;
  database: Database;
  publicUrl: string;
  /** The settings of the moment. */
  settings: () => SiteSettings;
}

/** The web site: static files, documents, robots.txt and sitemaps. */
export const siteModule = fastifyPlugin(
  async (app: FastifyInstance, { site, database, publicUrl, settings }: SiteOptions) => {
    await app.register(crawlerFiles(database, publicUrl));
    await app.register(speculationRules);
    if (site === "none") return;
    if (site === "built") await app.register(staticFiles, { folder: builtClientFolder });
    const render = site === "built" ? await loadBuiltSite() : await developmentSite(app);
    await app.register(documentRoutes(render, settings));
  },
);

async function developmentSite(app: FastifyInstance) {
  const { serveDevelopmentSite } = await import("./development-site.ts");
  return serveDevelopmentSite(app);
}

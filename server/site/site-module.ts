import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "#server/config/config.ts";
import { builtClientFolder, loadBuiltSite } from "./built-site.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { documentRoutes } from "./documents.ts";
import { speculationRules } from "./speculation-rules.ts";
import { staticFiles } from "./static-files.ts";

/** Source of the web site: its build, its sources with hot module replacement, or none. */
export type SiteSource = "built" | "development" | "none";

interface SiteOptions {
  site: SiteSource;
  config: Pick<Config, "publicUrl" | "timeZone" | "oidc" | "tokenSyncPath">;
}

/** The web site: static files, documents, robots.txt and sitemaps. */
export const siteModule = fastifyPlugin(async (app: FastifyInstance, { site, config }: SiteOptions) => {
  const { publicUrl, timeZone, oidc, tokenSyncPath } = config;
  await app.register(crawlerFiles, { publicUrl });
  await app.register(speculationRules);
  if (site === "none") return;
  if (site === "built") await app.register(staticFiles, { folder: builtClientFolder });
  const render = site === "built" ? await loadBuiltSite() : await developmentSite(app);
  await app.register(documentRoutes, {
    render,
    settings: () => {
      const { grievance, claims, testimonials } = app.shopSettings.values;
      const identityProvider = oidc !== undefined;
      return { publicUrl, timeZone, identityProvider, grievance, claims, testimonials, tokenSyncPath };
    },
  });
});

async function developmentSite(app: FastifyInstance) {
  const { serveDevelopmentSite } = await import("./development-site.ts");
  return serveDevelopmentSite(app);
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AppParts, withDefaults } from "./app-parts.ts";
import { backUpShop } from "./backup/back-up-shop.ts";
import { createServer } from "./create-server.ts";
import type { Database } from "./db/database.ts";
import { SETTINGS_TAG } from "./http/cache/cache-tags.ts";
import { HotResponses } from "./http/cache/hot-responses.ts";
import { ResponseCache } from "./http/cache/response-cache.ts";
import { apiDocs } from "./http/plugins/api-docs.ts";
import { cachedResponses } from "./http/plugins/cached-responses.ts";
import { compression } from "./http/plugins/compression.ts";
import { connections } from "./http/plugins/connections.ts";
import { draining } from "./http/plugins/draining.ts";
import { errorHandler } from "./http/plugins/error-handler.ts";
import { injectApiPlugin } from "./http/plugins/inject-api.ts";
import { jsonBodies } from "./http/plugins/json-bodies.ts";
import { loadShedding } from "./http/plugins/load-shedding.ts";
import { metrics } from "./http/plugins/metrics.ts";
import { rateLimits } from "./http/plugins/rate-limits.ts";
import { requestIds } from "./http/plugins/request-ids.ts";
import { sameOriginWrites } from "./http/plugins/same-origin.ts";
import { securityHeaders } from "./http/plugins/security-headers.ts";
import { sessionCookie } from "./http/plugins/session-cookie.ts";
import { createUserChanges } from "./lib/user-changes.ts";
import { accountModule } from "./modules/accounts/account-module.ts";
import { activityModule } from "./modules/activity/activity-module.ts";
import { analyticsModule } from "./modules/analytics/analytics-module.ts";
import { bespokeModule } from "./modules/bespoke/bespoke-module.ts";
import { boardModule } from "./modules/boards/board-module.ts";
import { cartModule } from "./modules/cart/cart-module.ts";
import { catalogueModule } from "./modules/catalogue/catalogue-module.ts";
import { dashboardModule } from "./modules/dashboard/dashboard-module.ts";
import { engagementModule } from "./modules/engagement/engagement-module.ts";
import { firstStepsModule } from "./modules/first-steps/first-steps-module.ts";
import { healthModule } from "./modules/health/health-module.ts";
import { affiliateLinks } from "./modules/links/affiliate-links.ts";
import { PageVisitor } from "./modules/links/fetching/page-visitor.ts";
import { linkModule } from "./modules/links/link-module.ts";
import { mailModule } from "./modules/mail/mail-module.ts";
import { mediaModule } from "./modules/media/media-module.ts";
import { createMediaService } from "./modules/media/media-service.ts";
import { moderationModule } from "./modules/moderation/moderation-module.ts";
import { newsletterModule } from "./modules/newsletter/newsletter-module.ts";
import { outfitModule } from "./modules/outfits/outfit-module.ts";
import { pieceModule } from "./modules/pieces/piece-module.ts";
import { providerModule } from "./modules/provider-sign-in/provider-module.ts";
import { findBearer } from "./modules/sessions/bearer.ts";
import { sessionModule } from "./modules/sessions/session-module.ts";
import { currentShop } from "./modules/shop-settings/current-shop.ts";
import { settingsModule } from "./modules/shop-settings/settings-module.ts";
import { outfitBoards } from "./modules/studio/compositions.ts";
import { studioModule } from "./modules/studio/studio-module.ts";
import { stylistModule } from "./modules/stylists/stylist-module.ts";
import { holdChangedLooks } from "./modules/submissions/hold-changed-looks.ts";
import { submissionModule } from "./modules/submissions/submission-module.ts";
import { webVitalsModule } from "./modules/web-vitals/web-vitals-module.ts";
import { shopMetrics } from "./observability/shop-metrics.ts";
import { accessGuards } from "./permissions/access-guards.ts";
import { permissionGuards } from "./permissions/permission-guards.ts";
import { retention } from "./retention.ts";
import { hasDemoOutfits } from "./seed/demo-outfits.ts";
import { countDemo, removeDemo } from "./seed/remove-demo.ts";
import { siteModule } from "./site/site-module.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The shop's database, outside any transaction. */
    db: Database;
  }
}

/**
 * Composes the server, not yet listening. The caller owns the database and the other parts and closes them.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { open, blobStore, drawOutfit, drawingsAtOnce = 1, studioJobs, deliverMail, tracing, site } = parts;
  const config = withDefaults(parts.config);
  const { publicUrl, sessionTtlHours, sensitiveChangeMinutes } = config;
  const { redis, invalidations } = parts.nodes ?? {};

  const isConnected = () => invalidations?.isListening ?? true;
  const cache = new ResponseCache({ enabled: config.cache, isConnected });
  const hot = new HotResponses(cache);
  // With tracing every request has a span, for which it passes the framework.
  const app = createServer(config, parts, tracing ? undefined : hot);
  app.decorate("db", open.database);

  const mediaService = createMediaService({ database: app.db, store: blobStore });
  const userChanges = createUserChanges();
  const settings = currentShop(app, config);

  await app.register(injectApiPlugin);
  if (tracing) await app.register(tracing.requests);
  await app.register(metrics, { token: config.metricsToken, hot });
  await app.register(connections, { limits: config.connections });
  await app.register(shopMetrics, { cache, open });
  await app.register(draining);
  await app.register(cachedResponses, {
    ...{ cache, hot },
    publishInvalidation: (tags) => invalidations?.publish(tags),
    onSearch: (request, search) => app.analytics.countSearch(request, search),
  });
  await app.register(requestIds, { accessLog: config.accessLog, hot });
  await app.register(securityHeaders, { publicUrl });
  await app.register(errorHandler);
  await app.register(loadShedding, { limits: config.loadShedding });
  await app.register(sameOriginWrites, { publicUrl });
  await app.register(jsonBodies);
  await app.register(sessionCookie, { publicUrl });
  const callerIdOf = async (request: FastifyRequest) => (await findBearer(request))?.id;
  await app.register(rateLimits, { limits: config.rateLimits, callerIdOf, redis });
  await app.register(compression);
  await app.register(apiDocs, { publicUrl });
  await app.register(permissionGuards, { guards: accessGuards(sensitiveChangeMinutes) });

  await app.register(healthModule, { pingDatabase: open.ping });
  await app.register(mailModule, { deliver: deliverMail });
  await app.register(sessionModule, { adminPasskeyRequired: config.adminPasskeyRequired });
  await app.register(activityModule);
  await app.register(analyticsModule, { settings });
  await app.register(accountModule, { settings, sessionTtlHours, sensitiveChangeMinutes });
  await app.register(providerModule, { config, settings });
  await app.register(settingsModule, {
    config,
    mediaService,
    onChange: () => cache.invalidate([SETTINGS_TAG]),
  });
  invalidations?.onInvalidation((tags) => {
    if (tags === "all") cache.clear();
    else cache.invalidate(tags);
    if (tags === "all" || tags.includes(SETTINGS_TAG)) app.shopSettings.refresh();
  });
  // Before the modules whose responses have links of items.
  await app.register(affiliateLinks);
  await app.register(outfitModule, {
    ...{ redis, mediaService },
    boards: outfitBoards({ database: app.db, blobStore, mediaService, jobs: studioJobs }),
  });
  const visitor = new PageVisitor({
    userAgent: `OutfitLinkCheck/1.0 (+${publicUrl}/about-us)`,
    allowedHosts: config.links.checkHosts,
  });
  await app.register(linkModule, {
    ...{ settings, visitor, areChecked: config.links.checks },
    holdChangedLooks: (outfitIds) => holdChangedLooks(app.db, outfitIds),
  });
  await app.register(catalogueModule, {
    ...{ databaseKind: open.kind, mediaService, drawOutfit, drawingsAtOnce },
    ...{ publicUrl, settings, visitor, blobStore, dataDir: config.dataDir },
  });
  await app.register(pieceModule, { databaseKind: open.kind, dataDir: config.dataDir });
  await app.register(studioModule, { mediaService, blobStore, studioJobs, visitor });
  await app.register(engagementModule);
  await app.register(moderationModule, { sensitiveChangeMinutes });
  await app.register(submissionModule, { settings, mediaService, blobStore, studioJobs });
  await app.register(newsletterModule, { settings });
  await app.register(bespokeModule, { mediaService, settings });
  await app.register(cartModule, { userChanges });
  await app.register(boardModule, { userChanges, mediaService, settings });
  await app.register(stylistModule);
  await app.register(dashboardModule);
  await app.register(firstStepsModule, {
    ...{ config, settings, hasDemo: () => hasDemoOutfits(app.db) },
    demo: {
      dataDir: config.dataDir,
      countDemo: () => countDemo(app.db),
      backUp: async (folder) => {
        const job = { database: app.db, blobStore, folder, withPictures: true };
        return (await backUpShop(job)).pictures.lost;
      },
      removeDemo: (caller) => removeDemo(app.db, blobStore, caller),
    },
  });
  await app.register(webVitalsModule);
  await app.register(mediaModule, {
    service: mediaService,
    onRequested: (id) => app.artworkDrawer.request(id),
  });
  await app.register(retention, { store: blobStore, settings });
  await app.register(siteModule, { site, config, settings, mediaService, blobStore });
  return app;
}

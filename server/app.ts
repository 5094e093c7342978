import { randomUUID } from "node:crypto";
import fastifyCompress from "@fastify/compress";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { API_PREFIX } from "#contract/api-client.ts";
import { outfitTag, SETTINGS_TAG } from "./cache/cache-tags.ts";
import { ResponseCache } from "./cache/response-cache.ts";
import { createUserChanges } from "./concurrency/user-changes.ts";
import type { Config } from "./config/config.ts";
import { DEFAULT_LINK_CONFIG } from "./config/link-config.ts";
import { DEFAULT_CONNECTION_LIMITS, NO_LOAD_SHEDDING } from "./config/node-config.ts";
import type { Database, OpenDatabase } from "./db/database.ts";
import { idempotencyKeyCleanup } from "./idempotency/key-cleanup.ts";
import { accountModule } from "./modules/accounts/account-module.ts";
import { activityModule } from "./modules/activity/activity-module.ts";
import { analyticsModule } from "./modules/analytics/analytics-module.ts";
import { bespokeModule } from "./modules/bespoke/bespoke-module.ts";
import { boardModule } from "./modules/boards/board-module.ts";
import { cartModule } from "./modules/cart/cart-module.ts";
import { ArtworkDrawer, type DrawOutfit } from "./modules/catalogue/artwork/artwork-drawer.ts";
import { catalogueModule } from "./modules/catalogue/catalogue-module.ts";
import { waitingRoutes } from "./modules/dashboard/waiting-routes.ts";
import { DEFAULT_WORD_LIST } from "./modules/engagement/checks/default-word-list.ts";
import { engagementModule } from "./modules/engagement/engagement-module.ts";
import { healthRoutes } from "./modules/health/health-routes.ts";
import { affiliateLinks } from "./modules/links/affiliate-links.ts";
import { linkModule } from "./modules/links/link-module.ts";
import { mailModule } from "./modules/mail/mail-module.ts";
import type { DeliverMail } from "./modules/mail/message.ts";
import type { BlobStore } from "./modules/media/blob-store.ts";
import { mediaRoutes } from "./modules/media/media-routes.ts";
import { createMediaService } from "./modules/media/media-service.ts";
import { mediaSweep } from "./modules/media/media-sweep.ts";
import { moderationModule } from "./modules/moderation/moderation-module.ts";
import { newsletterModule } from "./modules/newsletter/newsletter-module.ts";
import { outfitModule } from "./modules/outfits/outfit-module.ts";
import { providerModule } from "./modules/provider-sign-in/provider-module.ts";
import { findBearer } from "./modules/sessions/bearer.ts";
import { sessionModule } from "./modules/sessions/session-module.ts";
import { CurrentSettings, type FirstSettings } from "./modules/shop-settings/current-settings.ts";
import { settingsModule } from "./modules/shop-settings/settings-module.ts";
import { webVitalsRoutes } from "./modules/web-vitals/web-vitals-routes.ts";
import type { NodeConnections } from "./nodes/node-connections.ts";
import { shopMetrics } from "./observability/shop-metrics.ts";
import type { Tracing } from "./observability/tracing.ts";
import { accessGuards } from "./permissions/access-guards.ts";
import { permissionGuards } from "./permissions/permission-guards.ts";
import { apiDocs } from "./plugins/api-docs.ts";
import { cachedResponses } from "./plugins/cached-responses.ts";
import { connectionOptions, connections } from "./plugins/connections.ts";
import { draining } from "./plugins/draining.ts";
import { errorHandler, handleUnroutable } from "./plugins/error-handler.ts";
import { injectApiPlugin } from "./plugins/inject-api.ts";
import { jsonBodies } from "./plugins/json-bodies.ts";
import { loadShedding } from "./plugins/load-shedding.ts";
import { metrics } from "./plugins/metrics.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { requestIds } from "./plugins/request-ids.ts";
import { responseSerializerCompiler } from "./plugins/response-serializer.ts";
import { sameOriginWrites } from "./plugins/same-origin.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { sessionCookie } from "./plugins/session-cookie.ts";
import { rewriteMalformedUrl } from "./site/rewrite-malformed-url.ts";
import { type SiteSource, siteModule } from "./site/site-module.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The shop's database, without a transaction. */
    db: Database;
  }
}

/** The application's dependencies, provided by the process (main.ts) or by a test. */
export interface AppParts {
  config: Pick<
    Config,
    | "publicUrl"
    | "timeZone"
    | "cache"
    | "trustProxy"
    | "sessionTtlHours"
    | "sensitiveChangeMinutes"
    | "rateLimits"
    | "oidc"
    | "grievance"
    | "tokenSyncPath"
  > &
    Partial<
      Pick<
        Config,
        "adminPasskeyRequired" | "connections" | "links" | "loadShedding" | "accessLog" | "metricsToken"
      >
    >;
  open: OpenDatabase;
  /** Absent in a process that is the only one of its shop. */
  nodes?: Pick<NodeConnections, "redis" | "invalidations">;
  blobStore: BlobStore;
  /** Draws the artwork of imported outfits without a picture. */
  drawOutfit: DrawOutfit;
  /** How many drawings run side by side; 1 by default. */
  drawingsAtOnce?: number;
  deliverMail: DeliverMail;
  /** Absent when tracing is off. */
  tracing?: Pick<Tracing, "requests"> | undefined;
  /** Absent for no log output. */
  logger?: FastifyBaseLogger;
  /** The web site's source, or "none" for the API alone. */
  site: SiteSource;
}

/** Far above any JSON body of the API; uploads have their own limit. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const COMPRESS_FROM_BYTES = 1_024;
/** Up to this size a body is compressed in one call: an outfit with 50 comments takes 0.15 ms, by a stream 0.5 ms and a thread. */
const COMPRESS_AT_ONCE_BYTES = 64 * 1024;

/** Composes the server, not yet listening. The caller owns the database and the other dependencies and closes them. */
export async function buildApp({
  config,
  open,
  nodes,
  blobStore,
  drawOutfit,
  drawingsAtOnce = 1,
  deliverMail,
  tracing,
  logger,
  site,
}: AppParts): Promise<FastifyInstance> {
  const connectionLimits = config.connections ?? DEFAULT_CONNECTION_LIMITS;
  const app = fastify({
    ...connectionOptions(connectionLimits),
    ...(logger ? { loggerInstance: logger } : {}),
    genReqId: () => randomUUID(),
    frameworkErrors: handleUnroutable,
    ...(site === "none" ? {} : { rewriteUrl: rewriteMalformedUrl }),
    // Failures are logged by the error handler, other requests only with ACCESS_LOG=on.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseSerializerCompiler);

  const { redis, invalidations } = nodes ?? {};
  const cache = new ResponseCache({
    enabled: config.cache,
    isConnected: () => invalidations?.isListening ?? true,
  });
  const { database } = open;
  app.decorate("db", database);
  const linkSettings = config.links ?? DEFAULT_LINK_CONFIG;
  const firstSettings: FirstSettings = {
    claims: null,
    testimonials: null,
    grievance: config.grievance && { ...config.grievance, phone: "" },
    followShopPrices: linkSettings.followShopPrices,
    affiliateParameters: linkSettings.affiliateParameters,
    wordList: [...DEFAULT_WORD_LIST],
  };
  const settings = await CurrentSettings.open(database, firstSettings, app.log);
  settings.onChange = () => cache.invalidate([SETTINGS_TAG]);
  invalidations?.onInvalidation((tags) => {
    if (tags === "all") cache.clear();
    else cache.invalidate(tags);
    if (tags === "all" || tags.includes(SETTINGS_TAG)) settings.refresh();
  });
  const mediaService = createMediaService({ database, store: blobStore });
  const drawer = new ArtworkDrawer({
    ...{ database, mediaService, drawOutfit, drawingsAtOnce },
    onDrawn: (outfitIds) => app.invalidateTags(outfitIds.map(outfitTag)),
    log: app.log,
  });

  await app.register(injectApiPlugin);
  if (tracing) await app.register(tracing.requests);
  await app.register(metrics, { token: config.metricsToken });
  await app.register(connections, { limits: connectionLimits });
  await app.register(shopMetrics, { cache, open });
  await app.register(draining);
  await app.register(cachedResponses, {
    cache,
    publishInvalidation: (tags) => invalidations?.publish(tags),
    onSearch: (request, search) => app.analytics.countSearch(request, search),
  });
  // After the cached responses, which write the id themselves.
  await app.register(requestIds, { accessLog: config.accessLog ?? false });
  await app.register(securityHeaders, { publicUrl: config.publicUrl });
  await app.register(errorHandler);
  await app.register(loadShedding, { limits: config.loadShedding ?? NO_LOAD_SHEDDING });
  await app.register(sameOriginWrites, { publicUrl: config.publicUrl });
  await app.register(jsonBodies);
  await app.register(sessionCookie, { publicUrl: config.publicUrl });
  await app.register(rateLimits, {
    limits: config.rateLimits,
    callerIdOf: async (request) => (await findBearer(request))?.id,
    redis,
  });
  await app.register(fastifyCompress, {
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_AT_ONCE_BYTES,
    encodings: ["gzip", "identity"],
  });
  await app.register(apiDocs, { publicUrl: config.publicUrl });

  await app.register(permissionGuards, {
    guards: accessGuards(config.sensitiveChangeMinutes),
  });

  await app.register(healthRoutes(open.ping));
  await app.register(mailModule, { deliver: deliverMail });
  await app.register(sessionModule, {
    adminPasskeyRequired: config.adminPasskeyRequired ?? false,
  });
  await app.register(activityModule);
  await app.register(analyticsModule, { timeZone: config.timeZone });
  const mailSettings = { publicUrl: config.publicUrl, timeZone: config.timeZone };
  await app.register(accountModule, {
    settings: mailSettings,
    sessionTtlHours: config.sessionTtlHours,
    sensitiveChangeMinutes: config.sensitiveChangeMinutes,
  });
  await app.register(providerModule, { config });
  await app.register(settingsModule({ database, current: settings, first: firstSettings }), {
    prefix: API_PREFIX,
  });
  await app.register(affiliateLinks, { parameters: () => settings.values.affiliateParameters });
  await app.register(outfitModule, { redis, mediaService });
  await app.register(linkModule, {
    ...{ database, publicUrl: config.publicUrl, timeZone: config.timeZone },
    settings: linkSettings,
    followShopPrices: () => settings.values.followShopPrices,
  });
  await app.register(catalogueModule, { open, mediaService, drawer, settings: config });
  await app.register(engagementModule, { database, readWordList: () => settings.values.wordList });
  await app.register(moderationModule, {
    sensitiveChangeMinutes: config.sensitiveChangeMinutes,
  });
  await app.register(newsletterModule, { settings: mailSettings });
  await app.register(bespokeModule, { database, mediaService, settings: mailSettings });
  const userChanges = createUserChanges();
  await app.register(cartModule, { userChanges });
  await app.register(boardModule, { userChanges, mediaService, settings: mailSettings });
  await app.register(waitingRoutes(database), { prefix: API_PREFIX });
  await app.register(webVitalsRoutes, { prefix: API_PREFIX });
  await app.register(idempotencyKeyCleanup, { database });
  await app.register(mediaRoutes(mediaService, (id) => drawer.request(id)));
  await app.register(mediaSweep, { database, store: blobStore });
  await app.register(siteModule, {
    site,
    database,
    publicUrl: config.publicUrl,
    settings: () => ({
      publicUrl: config.publicUrl,
      timeZone: config.timeZone,
      identityProvider: config.oidc !== undefined,
      grievance: settings.values.grievance,
      claims: settings.values.claims,
      testimonials: settings.values.testimonials,
      tokenSyncPath: config.tokenSyncPath,
    }),
  });
  return app;
}

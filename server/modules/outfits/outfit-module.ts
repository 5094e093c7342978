import type { FastifyPluginAsync } from "fastify";
import type { Redis } from "ioredis";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { withLease } from "#server/cluster/job-lease.ts";
import { runOnInterval } from "#server/cluster/run-on-interval.ts";
import { shopSecret } from "#server/cluster/shop-secret.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { outfitChangeRoutes } from "./changes/outfit-change-routes.ts";
import { publishScheduled } from "./changes/publish-scheduled.ts";
import { addViews } from "./detail/outfit-repository.ts";
import { adminOutfitRoutes } from "./editor/admin-outfit-routes.ts";
import { outfitFormRoutes } from "./editor/outfit-form-routes.ts";
import type { OutfitBoards } from "./outfit-boards.ts";
import { outfitRoutes } from "./outfit-routes.ts";
import { relatedOutfitRoutes } from "./related/related-outfit-routes.ts";
import { updateSearchIndex } from "./search/search-index-job.ts";
import { redisViewDeduplication } from "./views/redis-view-deduplication.ts";
import { ViewCounter } from "./views/view-counter.ts";

const WRITE_VIEWS_EVERY_MS = 1_000;
const UPDATE_SEARCH_EVERY_MS = 10_000;
/** Longer than a batch, after which the lease is kept. */
const UPDATE_SEARCH_LEASE_MS = 60_000;
const PUBLISH_EVERY_MS = 15_000;

interface OutfitModuleOptions {
  /** Shared by all nodes to count a viewer once; without it each node counts on its own. */
  redis?: Redis | undefined;
  mediaService: Pick<MediaService, "save">;
  boards: OutfitBoards;
}

/** Outfits: browsing and counting views, the dashboard's table and editor, and publishing at a date. */
export const outfitModule: FastifyPluginAsync<OutfitModuleOptions> = async (
  app,
  { redis, mediaService, boards },
) => {
  const views = new ViewCounter((added) => addViews(app.db, added), {
    shared: redis && redisViewDeduplication(redis, await shopSecret(app.db, "views")),
    onCount: (id) => app.analytics.countView(id),
  });
  const writeViews = runOnInterval(
    app,
    WRITE_VIEWS_EVERY_MS,
    () => views.flush(),
    "Views could not be written; the next try is in a second",
  );
  app.addHook("onClose", async () => {
    // The first call may only wait for a write in progress, which does not include the latest views.
    await writeViews();
    await writeViews();
  });
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  runOnInterval(
    app,
    UPDATE_SEARCH_EVERY_MS,
    withLease(app.db, "search-index", UPDATE_SEARCH_LEASE_MS, async (lease) => {
      const changed = await updateSearchIndex(app.db, async () => isStopping || !(await lease.keep()));
      if (changed) app.invalidateTags([LIST_TAG]);
      await lease.release();
    }),
    "The search index could not be updated; the next try is in ten seconds",
  );
  runOnInterval(
    app,
    PUBLISH_EVERY_MS,
    withLease(app.db, "publish-outfits", PUBLISH_EVERY_MS - 1_000, async (lease) => {
      let ids: string[];
      do {
        ids = await publishScheduled(app.db);
        if (ids.length > 0) app.invalidateTags([LIST_TAG, ...ids.map(outfitTag)]);
      } while (ids.length > 0 && !isStopping && (await lease.keep()));
    }),
    "Scheduled outfits could not be published; the next try is in 15 seconds",
  );
  const prefix = API_PREFIX;
  await app.register(outfitRoutes, { prefix, views });
  await app.register(relatedOutfitRoutes, { prefix });
  await app.register(adminOutfitRoutes, { prefix });
  await app.register(outfitChangeRoutes, { prefix, boards });
  await app.register(outfitFormRoutes, { prefix, mediaService, boards });
};

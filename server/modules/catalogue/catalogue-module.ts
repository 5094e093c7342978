import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/api-client.ts";
import { LIST_TAG } from "#server/cache/cache-tags.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { runOnInterval } from "#server/jobs/run-on-interval.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import type { ArtworkDrawer } from "./artwork/artwork-drawer.ts";
import { releaseClaims } from "./artwork/artwork-queue.ts";
import { type ExportSettings, exportRoutes } from "./export/export-routes.ts";
import { BackgroundImports } from "./import/background-import.ts";
import { registerImportMetrics } from "./import/import-metrics.ts";
import { failImports } from "./import/import-repository.ts";
import { importRoutes } from "./import/import-routes.ts";

/** Outfits queued by other processes are found after this time. */
const WAKE_EVERY_MS = 10_000;

export interface CatalogueParts {
  open: Pick<OpenDatabase, "database" | "kind">;
  mediaService: Pick<MediaService, "savePrepared">;
  drawer: ArtworkDrawer;
  settings: ExportSettings;
}

/** Routes for imports and exports, and their background work: running imports and drawing artwork. */
export const catalogueModule = fastifyPlugin(
  async (app: FastifyInstance, { open, mediaService, drawer, settings }: CatalogueParts) => {
    const { database, kind } = open;
    const imports = new BackgroundImports({
      database,
      mediaService,
      onAdded: () => {
        app.invalidateTags([LIST_TAG]);
        drawer.wake();
      },
      log: app.log,
    });
    app.addHook("onReady", async () => {
      // An embedded database has no other process, so its running imports were interrupted.
      try {
        await failImports(database, kind === "embedded" ? "all" : "dead");
        if (kind === "embedded") await releaseClaims(database);
      } catch (error) {
        app.log.warn(
          { err: error },
          "Interrupted imports could not be marked as failed; the next read retries",
        );
      }
      drawer.wake();
    });
    app.addHook("onClose", async () => {
      await imports.stop();
      await drawer.stop();
    });
    runOnInterval(app, WAKE_EVERY_MS, async () => drawer.wake(), "Pending artwork could not be drawn");
    registerImportMetrics(app.metrics, database);

    await app.register(
      async (calls) => {
        await calls.register(importRoutes(database, imports));
        await calls.register(exportRoutes(database, settings));
      },
      { prefix: API_PREFIX },
    );
  },
);

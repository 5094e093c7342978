import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { runOnInterval } from "#server/cluster/run-on-interval.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { ArtworkDrawer, type DrawerParts } from "./artwork/artwork-drawer.ts";
import { releaseClaims } from "./artwork/artwork-queue.ts";
import { exportRoutes } from "./export/export-routes.ts";
import { BackgroundImports } from "./import/background-import.ts";
import { registerImportMetrics } from "./import/import-metrics.ts";
import { failImports } from "./import/import-repository.ts";
import { importRoutes } from "./import/import-routes.ts";
import { linkedPictureRoutes } from "./linked-pictures/linked-picture-routes.ts";
import { PictureFetcher } from "./linked-pictures/picture-fetcher.ts";

/** Interval for outfits that other processes have queued. */
const WAKE_EVERY_MS = 10_000;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Receives the id of each picture that is sent: an outfit whose placeholder is requested is drawn first.
     */
    artworkDrawer: Pick<ArtworkDrawer, "request">;
  }
}

interface CatalogueModuleOptions extends Pick<DrawerParts, "drawOutfit" | "drawingsAtOnce"> {
  databaseKind: OpenDatabase["kind"];
  mediaService: Pick<MediaService, "save" | "savePrepared" | "saveGenerated">;
  publicUrl: string;
  settings: Pick<EmailSettings, "timeZone">;
  dataDir: string;
  blobStore: Pick<BlobStore, "get" | "has">;
  visitor: Pick<PageVisitor, "fetchPicture">;
}

export const catalogueModule = fastifyPlugin(
  async (app: FastifyInstance, options: CatalogueModuleOptions) => {
    const { databaseKind, mediaService, drawOutfit, drawingsAtOnce } = options;
    const { publicUrl, settings, dataDir, blobStore, visitor } = options;
    const drawer = new ArtworkDrawer({
      ...{ database: app.db, mediaService, drawOutfit, drawingsAtOnce },
      onDrawn: (outfitIds) => app.invalidateTags(outfitIds.map(outfitTag)),
      log: app.log,
    });
    app.decorate("artworkDrawer", drawer);
    const fetcher = new PictureFetcher({
      ...{ database: app.db, visitor, mediaService, log: app.log },
      onFetched: (outfitId) => app.invalidateTags([LIST_TAG, outfitTag(outfitId)]),
      onFailed: () => drawer.wake(),
    });
    app.addHook("preClose", () => fetcher.stop());
    const fetchPictures = runOnInterval(
      app,
      WAKE_EVERY_MS,
      () => fetcher.run(),
      "Pictures could not be fetched; the next try is in ten seconds",
    );
    const imports = new BackgroundImports({
      database: app.db,
      mediaService,
      onAdded: () => {
        app.invalidateTags([LIST_TAG]);
        drawer.wake();
        void fetchPictures();
      },
      onChanged: (outfitId) => app.invalidateTags([LIST_TAG, outfitTag(outfitId)]),
      log: app.log,
    });
    app.addHook("onReady", async () => {
      // An embedded database has no other process, so all of its running imports were interrupted.
      try {
        await failImports(app.db, databaseKind === "embedded" ? "all" : "dead");
        if (databaseKind === "embedded") await releaseClaims(app.db);
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
    registerImportMetrics(app.metrics, app.db);

    const prefix = API_PREFIX;
    await app.register(importRoutes, { prefix, imports, uploadFolder: join(dataDir, "uploads") });
    await app.register(linkedPictureRoutes, { prefix, wake: () => void fetchPictures() });
    await app.register(exportRoutes, { prefix, publicUrl, settings, blobStore });
  },
);

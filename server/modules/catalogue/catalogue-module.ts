import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/api-client.ts";
import { LIST_TAG } from "#server/cache/cache-tags.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { type ExportSettings, exportRoutes } from "./export/export-routes.ts";
import { ImportRunner } from "./import/background-import.ts";
import { tellImports } from "./import/import-metrics.ts";
import type { DrawOutfit } from "./import/import-outfits.ts";
import { failImports } from "./import/import-repository.ts";
import { importRoutes } from "./import/import-routes.ts";

export interface CatalogueParts {
  open: Pick<OpenDatabase, "database" | "kind">;
  mediaService: Pick<MediaService, "saveGenerated">;
  drawOutfit: DrawOutfit;
  settings: ExportSettings;
}

/** Bulk work of the dashboard (D41): imports, and the running of them that goes on behind the calls, and exports. */
export const catalogueModule = fastifyPlugin(
  async (app: FastifyInstance, { open, mediaService, drawOutfit, settings }: CatalogueParts) => {
    const { database, kind } = open;
    const runner = new ImportRunner({
      database,
      mediaService,
      drawOutfit,
      onAdded: () => app.invalidateTags([LIST_TAG]),
      log: app.log,
    });
    app.addHook("onReady", async () => {
      // Nobody else uses an embedded database, so that whatever is running there runs no more.
      await failImports(database, kind === "embedded" ? "all" : "dead").catch((error: unknown) =>
        app.log.warn({ err: error }, "Imports that broke off could not be looked for; the next call does it"),
      );
    });
    app.addHook("onClose", () => runner.stop());
    tellImports(app.metrics, database);

    await app.register(
      async (calls) => {
        calls.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
        await calls.register(importRoutes(database, runner));
        await calls.register(exportRoutes(database, settings));
      },
      { prefix: API_PREFIX },
    );
  },
);

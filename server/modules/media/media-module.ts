import type { FastifyPluginAsync } from "fastify";
import { runHourly } from "#server/jobs/run-hourly.ts";
import type { BlobStore } from "./blob-store.ts";
import { mediaRoutes } from "./media-routes.ts";
import type { MediaService } from "./media-service.ts";
import { sweepMedia } from "./media-sweep.ts";

interface MediaModuleOptions {
  service: Pick<MediaService, "variant">;
  store: BlobStore;
  /** Called with the id of each picture that is sent. */
  onRequested: (id: string) => void;
}

/** The shop's pictures, and the removal of unused ones. */
export const mediaModule: FastifyPluginAsync<MediaModuleOptions> = async (
  app,
  { service, store, onRequested },
) => {
  await app.register(mediaRoutes, { service, onRequested });
  runHourly(
    app,
    () => sweepMedia({ database: app.db, store }),
    "Unused pictures could not be removed; the next try is in an hour",
    { database: app.db, name: "unused-pictures" },
  );
};

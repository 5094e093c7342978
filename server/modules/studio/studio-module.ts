import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { cutoutFormRoutes } from "./cutouts/cutout-form-routes.ts";
import { cutoutRoutes } from "./cutouts/cutout-routes.ts";
import { studioBoardRoutes } from "./studio-board-routes.ts";
import { studioDraftRoutes } from "./studio-draft-routes.ts";
import type { StudioJobs } from "./studio-jobs.ts";

interface StudioModuleOptions {
  mediaService: MediaService;
  blobStore: Pick<BlobStore, "get">;
  studioJobs: StudioJobs;
  visitor: Pick<PageVisitor, "visit" | "fetchPicture">;
}

export const studioModule: FastifyPluginAsync<StudioModuleOptions> = async (app, options) => {
  const { mediaService, blobStore, studioJobs, visitor } = options;
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());

  const prefix = API_PREFIX;
  await app.register(cutoutRoutes, { prefix, mediaService, studioJobs });
  await app.register(studioBoardRoutes, { prefix, blobStore, studioJobs });
  await app.register(studioDraftRoutes, { prefix });
  await app.register(cutoutFormRoutes, {
    ...{ prefix, mediaService, studioJobs, visitor },
    stopping: stopping.signal,
  });
};

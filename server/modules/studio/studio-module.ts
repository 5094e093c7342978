import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { cutoutFormRoutes } from "./cutouts/cutout-form-routes.ts";
import { cutoutRoutes } from "./cutouts/cutout-routes.ts";
import { STUDIO_AUDIENCES } from "./studio-audience.ts";
import { studioBoardRoutes, studioLookRoutes } from "./studio-board-routes.ts";
import { studioDraftRoutes } from "./studio-draft-routes.ts";
import type { StudioJobsFor } from "./studio-jobs.ts";
import { studioPieceRoutes } from "./studio-piece-routes.ts";

interface StudioModuleOptions {
  mediaService: MediaService;
  blobStore: Pick<BlobStore, "get">;
  studioJobs: StudioJobsFor;
  visitor: Pick<PageVisitor, "visit" | "fetchPicture">;
}

export const studioModule: FastifyPluginAsync<StudioModuleOptions> = async (app, options) => {
  const { mediaService, blobStore, studioJobs, visitor } = options;
  const stopping = new AbortController();
  const interruption = new ApiError("UNAVAILABLE", STUDIO_ERRORS.interrupted, { retryAfter: 5 });
  app.addHook("preClose", async () => stopping.abort(interruption));

  for (const { path, cutouts, mends, boards, storeGuards } of STUDIO_AUDIENCES) {
    const prefix = `${API_PREFIX}${path}`;
    await app.register(cutoutRoutes, { prefix, mediaService, studioJobs, limit: mends, storeGuards });
    await app.register(studioBoardRoutes, { prefix, blobStore, studioJobs, limit: boards });
    await app.register(studioDraftRoutes, { prefix, limit: boards, storeGuards });
    await app.register(cutoutFormRoutes, {
      ...{ prefix, mediaService, studioJobs, visitor, limit: cutouts, storeGuards },
      stopping: stopping.signal,
    });
  }
  await app.register(studioLookRoutes, { prefix: `${API_PREFIX}/studio/admin`, blobStore, studioJobs });
  await app.register(studioPieceRoutes, { prefix: `${API_PREFIX}/studio` });
};

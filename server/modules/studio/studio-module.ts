import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { cutoutFormRoutes } from "./cutouts/cutout-form-routes.ts";
import { cutoutRoutes } from "./cutouts/cutout-routes.ts";
import type { StudioJobs } from "./studio-jobs.ts";

interface StudioModuleOptions {
  mediaService: MediaService;
  studioJobs: StudioJobs;
  visitor: Pick<PageVisitor, "visit" | "fetchPicture">;
}

export const studioModule: FastifyPluginAsync<StudioModuleOptions> = async (app, options) => {
  const { mediaService, studioJobs, visitor } = options;
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());

  const prefix = API_PREFIX;
  await app.register(cutoutRoutes, { prefix, mediaService, studioJobs });
  await app.register(cutoutFormRoutes, {
    ...{ prefix, mediaService, studioJobs, visitor },
    stopping: stopping.signal,
  });
};

import type { FastifyPluginAsync } from "fastify";
import { mediaRoutes } from "./media-routes.ts";
import type { MediaService } from "./media-service.ts";

interface MediaModuleOptions {
  service: Pick<MediaService, "variant">;
  onRequested: (id: string) => void;
}

export const mediaModule: FastifyPluginAsync<MediaModuleOptions> = async (app, { service, onRequested }) => {
  await app.register(mediaRoutes, { service, onRequested });
};

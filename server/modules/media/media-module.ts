import type { FastifyPluginAsync } from "fastify";
import { mediaRoutes } from "./media-routes.ts";
import type { MediaService } from "./media-service.ts";

interface MediaModuleOptions {
  service: Pick<MediaService, "variant">;
  /** Called with the id of each picture that is sent. */
  onRequested: (id: string) => void;
}

/** The shop's pictures. */
export const mediaModule: FastifyPluginAsync<MediaModuleOptions> = async (app, { service, onRequested }) => {
  await app.register(mediaRoutes, { service, onRequested });
};

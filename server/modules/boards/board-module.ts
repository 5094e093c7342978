import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { UserChanges } from "#server/lib/user-changes.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { alertModule } from "./alerts/alert-module.ts";
import { boardRoutes } from "./board-routes.ts";
import { createChangeBoards } from "./change-boards.ts";
import { previewRoutes } from "./preview-routes.ts";
import { savedOutfitRoutes } from "./saved-outfit-routes.ts";

interface BoardModuleOptions {
  userChanges: UserChanges;
  mediaService: Pick<MediaService, "collage">;
  settings: EmailSettings;
}

export const boardModule: FastifyPluginAsync<BoardModuleOptions> = async (
  app,
  { userChanges, mediaService, settings },
) => {
  const changeBoards = createChangeBoards(app, userChanges);
  await app.register(boardRoutes, { prefix: API_PREFIX, changeBoards });
  await app.register(savedOutfitRoutes, { prefix: API_PREFIX, changeBoards });
  await app.register(alertModule, { settings });
  await app.register(previewRoutes, { mediaService });
};

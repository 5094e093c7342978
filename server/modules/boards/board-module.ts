import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { UserChanges } from "#server/concurrency/user-changes.ts";
import type { Database } from "#server/db/database.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { alertModule } from "./alerts/alert-module.ts";
import { boardRoutes } from "./board-routes.ts";
import { createChangeBoards } from "./change-boards.ts";
import { previewRoutes } from "./preview-routes.ts";
import { savedOutfitRoutes } from "./saved-outfit-routes.ts";

interface BoardModuleOptions {
  database: Database;
  userChanges: UserChanges;
  mediaService: Pick<MediaService, "collage">;
  settings: EmailSettings;
}

/** Boards of saved outfits, and alerts about them. */
export async function boardModule(
  app: FastifyInstance,
  { database, userChanges, mediaService, settings }: BoardModuleOptions,
): Promise<void> {
  const changeBoards = createChangeBoards(app, database, userChanges);
  await app.register(boardRoutes(database, changeBoards), { prefix: API_PREFIX });
  await app.register(savedOutfitRoutes(changeBoards), { prefix: API_PREFIX });
  await app.register(alertModule, { database, settings });
  await app.register(previewRoutes(database, mediaService));
}

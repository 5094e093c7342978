import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { alertRoutes } from "./alerts/alert-routes.ts";
import { boardRoutes } from "./board-routes.ts";
import { createChangeBoards } from "./change-boards.ts";
import { previewRoutes } from "./preview-routes.ts";
import { savedOutfitRoutes } from "./saved-outfit-routes.ts";

interface BoardModuleOptions {
  database: Database;
  mediaService: Pick<MediaService, "collage">;
}

/** Boards of saved outfits, and alerts about them. */
export async function boardModule(
  app: FastifyInstance,
  { database, mediaService }: BoardModuleOptions,
): Promise<void> {
  const changeBoards = createChangeBoards(app, database);
  await app.register(boardRoutes(database, changeBoards), { prefix: API_PREFIX });
  await app.register(savedOutfitRoutes(changeBoards), { prefix: API_PREFIX });
  await app.register(alertRoutes(database), { prefix: API_PREFIX });
  await app.register(previewRoutes(database, mediaService));
}

import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { failPieceImports } from "./import/piece-import-repository.ts";
import { pieceImportRoutes } from "./import/piece-import-routes.ts";
import { PieceImports } from "./import/run-piece-import.ts";
import { pieceRoutes } from "./piece-routes.ts";

interface PieceModuleOptions {
  databaseKind: OpenDatabase["kind"];
  dataDir: string;
}

export const pieceModule: FastifyPluginAsync<PieceModuleOptions> = async (app, { databaseKind, dataDir }) => {
  const imports = new PieceImports({
    database: app.db,
    onChanged: (outfitIds) => app.invalidateTags([LIST_TAG, ...outfitIds.map(outfitTag)]),
    log: app.log,
  });
  app.addHook("onReady", async () => {
    // An embedded database has no other process, so all of its running imports were interrupted.
    try {
      await failPieceImports(app.db, databaseKind === "embedded" ? "all" : "dead");
    } catch (error) {
      app.log.warn(
        { err: error },
        "Interrupted imports could not be marked as failed; the next read retries",
      );
    }
  });
  app.addHook("onClose", () => imports.stop());
  await app.register(pieceRoutes, { prefix: API_PREFIX });
  await app.register(pieceImportRoutes, {
    prefix: API_PREFIX,
    imports,
    uploadFolder: join(dataDir, "uploads"),
  });
};

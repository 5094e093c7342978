import { rmSync } from "node:fs";
import { openDatabase } from "#server/db/open-database.ts";
import { startBuiltServer, temporaryDataDir } from "../scripts/built-server.mjs";
import { fillWithOutfits } from "./fill-generated.ts";

/** Starts the built server without caches on an embedded database with generated outfits. */
export async function startEmbeddedShop(count: number) {
  const dataDir = temporaryDataDir();
  try {
    const open = await openDatabase({ databaseUrl: undefined, dataDir });
    await fillWithOutfits(open.database, count).finally(() => open.close());
    const server = await startBuiltServer({ dataDir, env: { SEED: "none", CACHE: "off" } });
    const stop = async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
    return { url: server.url, stop };
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

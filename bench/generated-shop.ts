import { openDatabase } from "#server/db/open-database.ts";
import { startOnTemporaryData, temporaryDataDir } from "../scripts/built-server.mjs";
import { fillWithOutfits } from "./fill-generated.ts";

/** Starts the built server without caches on an embedded database with generated outfits. */
export async function startEmbeddedShop(count: number, env: Record<string, string> = {}) {
  const dataDir = temporaryDataDir();
  const open = await openDatabase({ databaseUrl: undefined, dataDir });
  await fillWithOutfits(open.database, count).finally(() => open.close());
  return startOnTemporaryData({ dataDir, env: { SEED: "none", CACHE: "off", ...env } });
}

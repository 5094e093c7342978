import { rmSync } from "node:fs";
import { openDatabase } from "#server/db/open-database.ts";
import { media } from "#server/db/schema/media.ts";
import { insertOutfits } from "#server/modules/outfits/outfit-writer.ts";
import { startBuiltServer, temporaryDataDir } from "../scripts/built-server.mjs";
import { generatedOutfit, generatedViews } from "./generate-outfits.ts";

const OUTFITS_PER_TRANSACTION = 2_000;
const MINUTE_MS = 60_000;
const MEDIA_ID = "0".repeat(64);

/** Fills the embedded database in a folder with generated outfits, through the code that an import uses. */
async function fill(dataDir: string, count: number): Promise<void> {
  const open = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await open.database.insert(media).values({
      id: MEDIA_ID,
      width: 1200,
      height: 1600,
      byteSize: 1,
      placeholder: "data:image/png;base64,AAAA",
    });
    const now = Date.now();
    for (let first = 0; first < count; first += OUTFITS_PER_TRANSACTION) {
      const numbers = Array.from(
        { length: Math.min(OUTFITS_PER_TRANSACTION, count - first) },
        (_, at) => first + at,
      );
      await insertOutfits(
        open.database,
        numbers.map((number) => ({
          input: generatedOutfit(number),
          mediaId: MEDIA_ID,
          isActive: true,
          createdAt: new Date(now - number * MINUTE_MS),
          viewCount: generatedViews(number),
        })),
      );
    }
    await open.maintain();
  } finally {
    await open.close();
  }
}

/** A running built server without caches, over so many outfits in the embedded database. */
export async function startGeneratedShop(count: number) {
  const dataDir = temporaryDataDir();
  try {
    await fill(dataDir, count);
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

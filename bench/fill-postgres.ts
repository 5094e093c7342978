import { openDatabase } from "#server/db/open-database.ts";
import { media } from "#server/db/schema/media.ts";
import { insertOutfits } from "#server/modules/outfits/outfit-writer.ts";
import { generatedOutfit, generatedViews } from "./generate-outfits.ts";

const OUTFITS_PER_TRANSACTION = 2_000;
const MINUTE_MS = 60_000;
const MEDIA_ID = "0".repeat(64);

/** Fills an empty database with generated outfits, through the code that an import uses. */
export async function fillPostgres(databaseUrl: string, count: number): Promise<void> {
  const open = await openDatabase({ databaseUrl, dataDir: "" });
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
      const size = Math.min(OUTFITS_PER_TRANSACTION, count - first);
      await insertOutfits(
        open.database,
        Array.from({ length: size }, (_, at) => first + at).map((number) => ({
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

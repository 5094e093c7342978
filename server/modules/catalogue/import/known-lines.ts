import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { runQueries } from "#server/db/run-queries.ts";
import { findImportKeys, findOutfitsWithPictures } from "#server/modules/catalogue/catalogue-repository.ts";
import { contentKey, type ValidOutfit } from "#server/readers/catalogue/catalogue-entry.ts";
import { exportedPictureId } from "./catalogue-picture.ts";

export interface KeyedLine extends ValidOutfit {
  key: string;
}

/** The lines whose outfits the shop does not have yet; of equal lines only the first. */
export async function newLines(database: Database, lines: readonly ValidOutfit[]): Promise<KeyedLine[]> {
  const keyed = lines.map((line) => ({ ...line, key: contentKey(line.outfit) }));
  const keys = keyed.map(({ key }) => key);
  const [known, exported] = await runQueries(database, [
    () => findImportKeys(database, keys),
    () => exportedFromHere(database, keyed),
  ]);
  return keyed.filter((line) => {
    if (known.has(line.key) || exported.has(line)) return false;
    known.add(line.key);
    return true;
  });
}

/** The lines that an export of this shop wrote for outfits that still exist, imported or not. */
async function exportedFromHere(database: Database, lines: readonly KeyedLine[]): Promise<Set<KeyedLine>> {
  const written = lines.flatMap((line) => {
    const mediaId = line.outfit.image && exportedPictureId(line.outfit.image);
    return mediaId ? [{ line, mediaId }] : [];
  });
  const stored = await findOutfitsWithPictures(
    database,
    written.map(({ mediaId }) => mediaId),
  );
  const there = new Set(stored.map(({ mediaId, outfit }) => contentKey({ ...outfit, image: mediaId })));
  const isThere = (outfit: CatalogueLine, mediaId: string) =>
    there.has(contentKey({ ...outfit, image: mediaId }));
  return new Set(
    written.filter(({ line, mediaId }) => isThere(line.outfit, mediaId)).map(({ line }) => line),
  );
}

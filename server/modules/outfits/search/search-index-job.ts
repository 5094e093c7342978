import { asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits, searchIndex } from "#server/db/schema/outfits.ts";
import { measureColours } from "#server/modules/media/picture-colours.ts";
import { INDEX_VERSION } from "./fashion-terms.ts";
import {
  findUnindexed,
  findWithout,
  INDEXED_AT_ONCE,
  indexInBatches,
  indexOutfits,
  registerStoredWords,
} from "./index-outfits.ts";

const PICTURES_PER_BATCH = 50;

/**
 * Brings search and roles up to date, batch by batch: outfits without tokens, changed fashion terms, items without roles or normalised
 * links, pictures without colours. Asks after each batch whether to end. Returns whether anything changed.
 */
export async function updateSearchIndex(
  database: Database,
  isEnding: () => Promise<boolean>,
): Promise<boolean> {
  let changed = false;
  for (const step of [
    indexUnindexed,
    indexNextOutdated,
    indexWithoutRoles,
    indexWithoutLinks,
    measureNextPictures,
  ]) {
    while (await step(database)) {
      changed = true;
      if (await isEnding()) return changed;
    }
  }
  return changed;
}

async function indexUnindexed(database: Database): Promise<boolean> {
  const ids = await findUnindexed(database, INDEXED_AT_ONCE);
  await indexStored(database, ids);
  return ids.length > 0;
}

async function indexWithoutRoles(database: Database): Promise<boolean> {
  const ids = await findWithout(database, "role", INDEXED_AT_ONCE);
  await indexStored(database, ids);
  return ids.length > 0;
}

async function indexWithoutLinks(database: Database): Promise<boolean> {
  const ids = await findWithout(database, "normalisedLink", INDEXED_AT_ONCE);
  await indexStored(database, ids);
  return ids.length > 0;
}

/**
 * After the index version has increased, all outfits by id; the place is stored, so that a restart continues there. A node of an
 * earlier build leaves the index to those of the later one.
 */
async function indexNextOutdated(database: Database): Promise<boolean> {
  const [state] = await database.select().from(searchIndex);
  if (state && state.version > INDEX_VERSION) return false;
  const isCurrent = state?.version === INDEX_VERSION;
  if (isCurrent && !state.indexedUpTo) return false;
  const after = isCurrent ? state.indexedUpTo : null;
  const rows = await database
    .select({ id: outfits.id })
    .from(outfits)
    .where(after ? gt(outfits.id, after) : undefined)
    .orderBy(asc(outfits.id))
    .limit(INDEXED_AT_ONCE);
  const ids = rows.map(({ id }) => id);
  await indexStored(database, ids);
  const values = { id: 1, version: INDEX_VERSION, indexedUpTo: ids.at(-1) ?? null };
  await database
    .insert(searchIndex)
    .values(values)
    .onConflictDoUpdate({
      target: searchIndex.id,
      set: values,
      setWhere: lte(searchIndex.version, INDEX_VERSION),
    });
  return ids.length > 0;
}

async function measureNextPictures(database: Database): Promise<boolean> {
  const pictures = await database
    .select({ id: media.id, placeholder: media.placeholder })
    .from(media)
    .where(isNull(media.colours))
    .limit(PICTURES_PER_BATCH);
  for (const { id, placeholder } of pictures) {
    const colours = await measureColours(placeholder);
    await database.update(media).set({ colours }).where(eq(media.id, id));
    if (colours.length > 0) await indexOutfitsOf(database, id);
  }
  return pictures.length > 0;
}

async function indexOutfitsOf(database: Database, mediaId: string): Promise<void> {
  const rows = await database.select({ id: outfits.id }).from(outfits).where(eq(outfits.mediaId, mediaId));
  await indexInBatches(
    database,
    rows.map(({ id }) => id),
  );
}

async function indexStored(database: Database, ids: readonly string[]): Promise<void> {
  await registerStoredWords(database, ids);
  await indexOutfits(database, ids);
}

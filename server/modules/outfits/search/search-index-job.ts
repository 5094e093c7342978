import { asc, gt, lte } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfits, searchIndex } from "#server/db/schema/outfits.ts";
import { INDEX_VERSION } from "./fashion-terms.ts";
import { INDEXED_AT_ONCE, indexOutfits, registerStoredWords } from "./index-outfits.ts";

/**
 * Indexes all outfits anew, batch by batch, after the fashion terms have changed. Asks after each batch
 * whether to end. Returns whether anything changed.
 */
export async function updateSearchIndex(
  database: Database,
  isEnding: () => Promise<boolean>,
): Promise<boolean> {
  let changed = false;
  while (await indexNextOutdated(database)) {
    changed = true;
    if (await isEnding()) break;
  }
  return changed;
}

/**
 * After the index version has increased, all outfits by id; the place is stored, so that a restart continues
 * there. A node of an earlier build leaves the index to those of the later one.
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
  await registerStoredWords(database, ids);
  await indexOutfits(database, ids);
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

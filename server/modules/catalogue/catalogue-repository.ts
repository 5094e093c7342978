import { and, asc, count, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { AdminFilter } from "#contract/dashboard/admin-outfits.ts";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import { toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { findPlaceholders } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import { findWaiting } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import { matchesFilter } from "#server/modules/outfits/editor/admin-filter.ts";
import { storedStyling } from "#server/modules/outfits/item-styling.ts";

const OUTFITS_PER_BATCH = 100;

export interface StoredOutfit {
  id: string;
  createdAt: Date;
  mediaId: string;
  /** An export leaves placeholders out. */
  isArtworkPending: boolean;
  /** The address of a picture that is still to be fetched, which an export names. */
  pictureUrl: string | undefined;
  outfit: Omit<CatalogueLine, "image">;
}

export async function findImportKeys(database: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .select({ key: outfits.importKey })
    .from(outfits)
    .where(inArray(outfits.importKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}

export async function findMediaIds(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export async function countOutfits(database: Database): Promise<number> {
  const [row] = await database.select({ total: count() }).from(outfits);
  return row?.total ?? 0;
}

/**
 * All outfits of a filter in the order of an export: newest first, inactive ones included, some at a time.
 * Reads by key, because an offset would skip or repeat outfits while others are added and deleted.
 */
export async function* outfitBatches(
  database: Database,
  filter: AdminFilter = {},
): AsyncGenerator<StoredOutfit[]> {
  let last: StoredOutfit | undefined;
  do {
    const batch: StoredOutfit[] = await listOutfitsAfter(database, last, filter);
    if (batch.length > 0) yield batch;
    last = batch.at(-1);
  } while (last);
}

async function listOutfitsAfter(
  database: Database,
  after: StoredOutfit | undefined,
  filter: AdminFilter,
): Promise<StoredOutfit[]> {
  const older =
    after &&
    or(
      lt(outfits.createdAt, after.createdAt),
      and(eq(outfits.createdAt, after.createdAt), lt(outfits.id, after.id)),
    );
  const rows = await database
    .select()
    .from(outfits)
    .where(and(older, matchesFilter(filter)))
    .orderBy(desc(outfits.createdAt), desc(outfits.id))
    .limit(OUTFITS_PER_BATCH);
  return withItems(database, rows);
}

async function withItems(
  database: Database,
  rows: readonly (typeof outfits.$inferSelect)[],
): Promise<StoredOutfit[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await database
    .select()
    .from(outfitItems)
    .where(inArray(outfitItems.outfitId, ids))
    .orderBy(asc(outfitItems.position));
  const itemsOf = new Map(ids.map((id) => [id, [] as typeof items]));
  for (const item of items) itemsOf.get(item.outfitId)?.push(item);
  const placeholders = await findPlaceholders(database, ids);
  const waiting = await findWaiting(database, ids);
  return rows.map(
    ({ id, createdAt, mediaId, category, section, type, rateLook, tags, description, ...row }) => ({
      id,
      createdAt,
      mediaId,
      isArtworkPending: placeholders.has(mediaId),
      pictureUrl: waiting.get(id),
      outfit: {
        ...{ id, category, section, type, rateLook, tags, description, isActive: row.isActive },
        ...(row.publishAt && !row.isActive ? { publishAt: row.publishAt } : {}),
        items: (itemsOf.get(id) ?? []).map(asLineItem),
      },
    }),
  );
}

function asLineItem(item: typeof outfitItems.$inferSelect): CatalogueLine["items"][number] {
  const { sourceName, itemName, pricePaise, link } = item;
  const { role, match, spot } = storedStyling(item);
  return {
    ...{ sourceName, itemName },
    itemPrice: toRupees(pricePaise),
    itemLink: link,
    ...{ role, match },
    ...(spot ? { spot } : {}),
  };
}

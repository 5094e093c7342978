import { createHash } from "node:crypto";
import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { linkedPictures } from "#server/db/schema/linked-pictures.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import type { StoredOutfit } from "./outfit-differences.ts";

/** Outfits with the same links that are compared with a row. */
const SAME_MAX = 200;

const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

/** The digest of a set of normalised links, as `sameLinks` builds it of the stored ones. */
export function linksDigest(links: readonly string[]): string {
  return md5([...new Set(links.map(md5))].toSorted().join());
}

/** The ids of the outfits that have exactly the same links, by the digest of the links; oldest first. */
export async function sameLinks(
  database: Database,
  wanted: readonly { digest: string; links: readonly string[] }[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (wanted.length === 0) return found;
  const link = sql`md5(${outfitItems.normalisedLink})`;
  const anyOf = wanted.map(({ links: [first = ""] }) => md5(first));
  const sets = database
    .select({
      outfitId: outfitItems.outfitId,
      digest: sql<string>`md5(string_agg(distinct ${link} collate "C", ',' order by ${link} collate "C"))`.as(
        "digest",
      ),
    })
    .from(outfitItems)
    .where(
      inArray(
        outfitItems.outfitId,
        database.select({ id: outfitItems.outfitId }).from(outfitItems).where(inArray(link, anyOf)),
      ),
    )
    .groupBy(outfitItems.outfitId)
    .as("sets");
  const rows = await database
    .select({ id: sets.outfitId, digest: sets.digest })
    .from(sets)
    .where(
      inArray(
        sets.digest,
        wanted.map(({ digest }) => digest),
      ),
    )
    .orderBy(asc(sets.outfitId));
  for (const { id, digest } of rows) {
    const ids = found.get(digest) ?? [];
    if (ids.length < SAME_MAX) found.set(digest, [...ids, id]);
  }
  return found;
}

export async function readStoredOutfits(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, StoredOutfit>> {
  const found = new Map<string, StoredOutfit>();
  if (ids.length === 0) return found;
  const rows = await database
    .select()
    .from(outfits)
    .where(inArray(outfits.id, [...ids]));
  const linked = new Map(
    (
      await database
        .select()
        .from(linkedPictures)
        .where(inArray(linkedPictures.outfitId, [...ids]))
    ).map((row) => [row.outfitId, row]),
  );
  for (const outfit of rows) {
    const link = linked.get(outfit.id);
    found.set(outfit.id, { outfit, items: [], linked: link?.mediaId === outfit.mediaId ? link : undefined });
  }
  const items = await database
    .select()
    .from(outfitItems)
    .where(inArray(outfitItems.outfitId, [...found.keys()]))
    .orderBy(asc(outfitItems.position));
  for (const item of items) found.get(item.outfitId)?.items.push(item);
  return found;
}

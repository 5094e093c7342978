import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { UnfetchedPictures } from "#contract/catalogue/linked-pictures.ts";
import { ITEM_LINK_MAX_LENGTH } from "#contract/limits.ts";
import type { Database } from "#server/db/database.ts";
import { linkedPictures } from "#server/db/schema/linked-pictures.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { pendingArtwork } from "#server/db/schema/pending-artwork.ts";
import { enqueueArtwork } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { indexOutfits } from "#server/modules/outfits/search/index-outfits.ts";

export type LinkedPicture = Pick<typeof linkedPictures.$inferSelect, "outfitId" | "url">;

const LISTED_MAX = 100;

/** Whether the outfit still shows what it showed when the picture was named. */
const isCurrent = and(eq(outfits.id, linkedPictures.outfitId), eq(outfits.mediaId, linkedPictures.mediaId));

export function isPictureAddress(image: string): boolean {
  return /^https?:\/\//i.test(image) && image.length <= ITEM_LINK_MAX_LENGTH && URL.canParse(image);
}

/** Called in the transaction that inserts the outfits; their pictures are placeholders unless they say otherwise. */
export async function enqueuePictures(
  tx: Database,
  rows: readonly (LinkedPicture & { mediaId: string; isPlaceholder?: boolean })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(linkedPictures).values(rows.map((row) => ({ isPlaceholder: true, ...row })));
}

/**
 * Queues another picture of a stored outfit, which keeps its own until then. One that still has the placeholder of
 * an earlier address is drawn if this one cannot be fetched either.
 */
export async function replaceByLinked(tx: Database, { outfitId, url }: LinkedPicture): Promise<void> {
  const [former] = await tx
    .select({ isPlaceholder: linkedPictures.isPlaceholder })
    .from(linkedPictures)
    .innerJoin(outfits, isCurrent)
    .where(eq(linkedPictures.outfitId, outfitId));
  const isPlaceholder = former?.isPlaceholder ?? false;
  await unlinkPicture(tx, outfitId);
  // Its spots are those of the earlier address.
  if (isPlaceholder) await removeSpots(tx, outfitId);
  await tx.execute(sql`
    insert into ${linkedPictures} (outfit_id, url, media_id, is_placeholder)
    select id, ${url}, media_id, ${isPlaceholder}::boolean from ${outfits} where ${outfits.id} = ${outfitId}`);
}

export async function unlinkPicture(tx: Database, outfitId: string): Promise<void> {
  await tx.delete(linkedPictures).where(eq(linkedPictures.outfitId, outfitId));
}

/** The pictures to fetch, those named first. */
export async function listWaiting(database: Database, limit: number): Promise<LinkedPicture[]> {
  return database
    .select({ outfitId: linkedPictures.outfitId, url: linkedPictures.url })
    .from(linkedPictures)
    .innerJoin(outfits, isCurrent)
    .where(eq(linkedPictures.state, "waiting"))
    .orderBy(asc(linkedPictures.position))
    .limit(limit);
}

/** The addresses of these outfits' pictures that are still to be fetched. */
export async function findWaiting(
  database: Database,
  outfitIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ outfitId: linkedPictures.outfitId, url: linkedPictures.url })
    .from(linkedPictures)
    .innerJoin(outfits, isCurrent)
    .where(and(eq(linkedPictures.state, "waiting"), inArray(linkedPictures.outfitId, [...outfitIds])));
  return new Map(rows.map(({ outfitId, url }) => [outfitId, url]));
}

/**
 * Shows a fetched picture unless the outfit has another one by now; returns whether it is shown. The lock
 * order is outfit, queue entry, as in a deletion.
 */
export async function completePicture(
  database: Database,
  { outfitId, url }: LinkedPicture,
  mediaId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.select({ id: outfits.id }).from(outfits).where(eq(outfits.id, outfitId)).for("update");
    const [former] = await tx
      .select({ mediaId: outfits.mediaId, isPlaceholder: linkedPictures.isPlaceholder })
      .from(linkedPictures)
      .innerJoin(outfits, isCurrent)
      .where(and(eq(linkedPictures.outfitId, outfitId), eq(linkedPictures.url, url)));
    if (!former) return false;
    await tx.update(outfits).set({ mediaId }).where(eq(outfits.id, outfitId));
    // Spots belong to a picture; those beside a placeholder are of the picture that has arrived.
    if (!former.isPlaceholder && former.mediaId !== mediaId) await removeSpots(tx, outfitId);
    await tx.delete(pendingArtwork).where(eq(pendingArtwork.outfitId, outfitId));
    await tx
      .update(linkedPictures)
      .set({ mediaId, isPlaceholder: false, state: "fetched", problem: null, endedAt: sql`now()` })
      .where(eq(linkedPictures.outfitId, outfitId));
    // The sweep keeps the former picture, which pages rendered earlier still show.
    await touchMedia(tx, [former.mediaId]);
    // The search index of an outfit contains the colours of its picture.
    await indexOutfits(tx, [outfitId]);
    return true;
  });
}

/** Keeps the reason, and queues the artwork of an outfit that has no other picture. */
export async function failPicture(
  database: Database,
  { outfitId, url }: LinkedPicture,
  problem: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.select({ id: outfits.id }).from(outfits).where(eq(outfits.id, outfitId)).for("update");
    const [failed] = await tx
      .select({ mediaId: linkedPictures.mediaId, isPlaceholder: linkedPictures.isPlaceholder })
      .from(linkedPictures)
      .innerJoin(outfits, isCurrent)
      .where(and(eq(linkedPictures.outfitId, outfitId), eq(linkedPictures.url, url)));
    if (!failed) return;
    await tx
      .update(linkedPictures)
      .set({ state: "failed", problem, isPlaceholder: false, endedAt: sql`now()` })
      .where(eq(linkedPictures.outfitId, outfitId));
    if (!failed.isPlaceholder) return;
    await removeSpots(tx, outfitId);
    await enqueueArtwork(tx, [{ outfitId, mediaId: failed.mediaId }]);
  });
}

/** Fetches again what could not be fetched; returns the number of pictures. */
export async function retryPictures(database: Database): Promise<number> {
  const rows = await database
    .update(linkedPictures)
    .set({ state: "waiting", problem: null, endedAt: null })
    .where(eq(linkedPictures.state, "failed"))
    .returning({ outfitId: linkedPictures.outfitId });
  return rows.length;
}

export async function readUnfetched(database: Database): Promise<UnfetchedPictures> {
  const totals = await database
    .select({ state: linkedPictures.state, total: count() })
    .from(linkedPictures)
    .innerJoin(outfits, isCurrent)
    .where(inArray(linkedPictures.state, ["waiting", "failed"]))
    .groupBy(linkedPictures.state);
  const totalOf = (state: string) => totals.find((row) => row.state === state)?.total ?? 0;
  const pictures = await database
    .select({
      outfitId: linkedPictures.outfitId,
      url: linkedPictures.url,
      problem: sql<string>`coalesce(${linkedPictures.problem}, '')`,
    })
    .from(linkedPictures)
    .innerJoin(outfits, isCurrent)
    .where(eq(linkedPictures.state, "failed"))
    .orderBy(desc(linkedPictures.endedAt), desc(linkedPictures.position))
    .limit(LISTED_MAX);
  return { waiting: totalOf("waiting"), failed: totalOf("failed"), pictures };
}

async function removeSpots(tx: Database, outfitId: string): Promise<void> {
  await tx.update(outfitItems).set({ spotX: null, spotY: null }).where(eq(outfitItems.outfitId, outfitId));
}

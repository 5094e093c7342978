import { and, asc, count, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { FlatLay, Outfit } from "#artwork/flat-lay.ts";
import type { Database } from "#server/db/database.ts";
import { linkedPictures } from "#server/db/schema/linked-pictures.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { pendingArtwork } from "#server/db/schema/pending-artwork.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";
import { indexOutfits } from "#server/modules/outfits/search/index-outfits.ts";

export interface ArtworkJob {
  outfitId: string;
  /** The placeholder that the outfit shows until the artwork is drawn. */
  mediaId: string;
  seed: string;
  outfit: Outfit;
  /** In the order of the items. */
  itemIds: string[];
}

export interface StoredArtwork {
  mediaId: string;
  spots: FlatLay["spots"];
}

/** Longer than a drawing takes; afterwards another process can claim the job. */
const CLAIM = sql`interval '1 minute'`;
/** After this many failures an entry is skipped, and its outfit keeps the placeholder. */
const MAX_ATTEMPTS = 3;

/** Called in the transaction that inserts the outfits. */
export async function enqueueArtwork(
  tx: Database,
  rows: readonly Pick<ArtworkJob, "outfitId" | "mediaId">[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(pendingArtwork).values([...rows]);
}

export async function forgetArtwork(tx: Database, outfitId: string): Promise<void> {
  await tx.delete(pendingArtwork).where(eq(pendingArtwork.outfitId, outfitId));
}

/** Outfits whose picture was requested are claimed first, then those imported first. */
export async function claimArtwork(database: Database): Promise<ArtworkJob | undefined> {
  for (;;) {
    const [claimed] = await database
      .update(pendingArtwork)
      .set({ claimedUntil: sql`now() + ${CLAIM}` })
      .where(
        eq(
          pendingArtwork.outfitId,
          sql`(select outfit_id from pending_artwork
            where attempts < ${MAX_ATTEMPTS} and (claimed_until is null or claimed_until < now())
            order by requested_at, position limit 1 for update skip locked)`,
        ),
      )
      .returning({ outfitId: pendingArtwork.outfitId, mediaId: pendingArtwork.mediaId });
    if (!claimed) return undefined;
    const outfit = await findOutfit(database, claimed);
    if (outfit) return { ...claimed, ...outfit };
    // An administrator has chosen another picture.
    await database.delete(pendingArtwork).where(eq(pendingArtwork.outfitId, claimed.outfitId));
  }
}

/** Undefined if the outfit does not show its placeholder any more. */
async function findOutfit(
  database: Database,
  { outfitId, mediaId }: Pick<ArtworkJob, "outfitId" | "mediaId">,
): Promise<Pick<ArtworkJob, "seed" | "outfit" | "itemIds"> | undefined> {
  const rows = await database
    .select({
      category: outfits.category,
      section: outfits.section,
      importKey: outfits.importKey,
      itemId: outfitItems.id,
      itemName: outfitItems.itemName,
    })
    .from(outfits)
    .innerJoin(outfitItems, eq(outfitItems.outfitId, outfits.id))
    .where(and(eq(outfits.id, outfitId), eq(outfits.mediaId, mediaId)))
    .orderBy(asc(outfitItems.position));
  const [first] = rows;
  if (!first) return undefined;
  const { category, section, importKey } = first;
  const items = rows.map(({ itemName }) => ({ itemName }));
  return {
    seed: importKey ?? outfitId,
    outfit: { category, section, items },
    itemIds: rows.map(({ itemId }) => itemId),
  };
}

/**
 * Shows the drawn picture unless the outfit has another one by now; returns whether it is shown. The lock
 * order is outfit, queue entry, as in a deletion.
 */
export async function completeArtwork(
  database: Database,
  { outfitId, mediaId, itemIds }: Pick<ArtworkJob, "outfitId" | "mediaId" | "itemIds">,
  drawn: StoredArtwork,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const shown = await tx
      .update(outfits)
      .set({ mediaId: drawn.mediaId })
      .where(and(eq(outfits.id, outfitId), eq(outfits.mediaId, mediaId)))
      .returning({ id: outfits.id });
    await tx.delete(pendingArtwork).where(eq(pendingArtwork.outfitId, outfitId));
    await tx
      .update(linkedPictures)
      .set({ mediaId: drawn.mediaId })
      .where(and(eq(linkedPictures.outfitId, outfitId), eq(linkedPictures.mediaId, mediaId)));
    // The sweep keeps the placeholder, which pages rendered earlier still show.
    await touchMedia(tx, [mediaId]);
    if (shown.length === 0) return false;
    await setSpots(tx, itemIds, drawn.spots);
    // The search index of an outfit contains the colours of its picture.
    await indexOutfits(tx, [outfitId]);
    return true;
  });
}

/** A spot that an administrator has set stays. */
async function setSpots(tx: Database, itemIds: readonly string[], spots: FlatLay["spots"]): Promise<void> {
  const rows = itemIds.flatMap((id, index) => {
    const spot = spots[index];
    return spot ? [sql`(${id}::uuid, ${spot.x}::float8, ${spot.y}::float8)`] : [];
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    update outfit_items as item set spot_x = drawn.x, spot_y = drawn.y
    from (values ${sql.join(rows, sql`, `)}) as drawn (id, x, y) where item.id = drawn.id and item.spot_x is null`);
}

export async function failArtwork(database: Database, { outfitId }: ArtworkJob): Promise<void> {
  await database
    .update(pendingArtwork)
    .set({ attempts: sql`${pendingArtwork.attempts} + 1`, claimedUntil: null })
    .where(eq(pendingArtwork.outfitId, outfitId));
}

export async function prioritizeArtwork(database: Database, mediaIds: readonly string[]): Promise<void> {
  await database
    .update(pendingArtwork)
    .set({ requestedAt: sql`now()` })
    .where(and(inArray(pendingArtwork.mediaId, [...mediaIds]), isNull(pendingArtwork.requestedAt)));
}

/** Only for the single process of an embedded database. */
export async function releaseClaims(database: Database): Promise<void> {
  await database.update(pendingArtwork).set({ claimedUntil: null });
}

/** The placeholders that these outfits show or have shown. */
export async function findPlaceholders(
  database: Database,
  outfitIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .select({ mediaId: pendingArtwork.mediaId })
    .from(pendingArtwork)
    .where(inArray(pendingArtwork.outfitId, [...outfitIds]));
  return new Set(rows.map(({ mediaId }) => mediaId));
}

export async function countPendingArtwork(database: Database, importId?: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(pendingArtwork)
    .innerJoin(outfits, eq(outfits.id, pendingArtwork.outfitId))
    .where(
      and(
        lt(pendingArtwork.attempts, MAX_ATTEMPTS),
        importId === undefined ? undefined : eq(outfits.importId, importId),
      ),
    );
  return row?.total ?? 0;
}

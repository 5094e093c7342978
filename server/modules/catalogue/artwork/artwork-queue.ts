import { and, asc, count, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Outfit } from "#artwork/flat-lay.ts";
import type { Database } from "#server/db/database.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { pendingArtwork } from "#server/db/schema/pending-artwork.ts";
import { touchMedia } from "#server/modules/media/media-repository.ts";

/** An outfit whose artwork is to be drawn. */
export interface ArtworkJob {
  outfitId: string;
  /** Id of the placeholder that the outfit shows until then. */
  mediaId: string;
  seed: string;
  outfit: Outfit;
}

/** Longer than a drawing takes; afterwards another process can claim the job. */
const CLAIM = sql`interval '1 minute'`;
/** After this many failed attempts an outfit is no longer drawn and keeps its placeholder. */
const MAX_ATTEMPTS = 3;

/** Adds outfits to the queue, in the transaction that inserts them. */
export async function enqueueArtwork(
  tx: Database,
  rows: readonly Pick<ArtworkJob, "outfitId" | "mediaId">[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(pendingArtwork).values([...rows]);
}

/**
 * Claims the next outfit for this process: those whose picture was requested first, then in the order of their import.
 * Returns undefined if no outfit is waiting.
 */
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
    // An administrator has chosen a picture meanwhile.
    await database.delete(pendingArtwork).where(eq(pendingArtwork.outfitId, claimed.outfitId));
  }
}

/** Returns undefined if the outfit does not show its placeholder any more. */
async function findOutfit(
  database: Database,
  { outfitId, mediaId }: Pick<ArtworkJob, "outfitId" | "mediaId">,
): Promise<Pick<ArtworkJob, "seed" | "outfit"> | undefined> {
  const rows = await database
    .select({
      category: outfits.category,
      section: outfits.section,
      importKey: outfits.importKey,
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
  return { seed: importKey ?? outfitId, outfit: { category, section, items } };
}

/**
 * Shows the drawn picture unless the outfit has got another one meanwhile, and removes the outfit from the queue. Returns whether the
 * picture is shown. The outfit is locked before its entry, as by a deletion.
 */
export async function completeArtwork(
  database: Database,
  { outfitId, mediaId }: ArtworkJob,
  drawnMediaId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const shown = await tx
      .update(outfits)
      .set({ mediaId: drawnMediaId })
      .where(and(eq(outfits.id, outfitId), eq(outfits.mediaId, mediaId)))
      .returning({ id: outfits.id });
    await tx.delete(pendingArtwork).where(eq(pendingArtwork.outfitId, outfitId));
    // Pages rendered earlier still show the placeholder.
    await touchMedia(tx, [mediaId]);
    return shown.length > 0;
  });
}

/** Returns whether the outfit will be tried again. */
export async function failArtwork(database: Database, { outfitId }: ArtworkJob): Promise<boolean> {
  const [row] = await database
    .update(pendingArtwork)
    .set({ attempts: sql`${pendingArtwork.attempts} + 1`, claimedUntil: null })
    .where(eq(pendingArtwork.outfitId, outfitId))
    .returning({ attempts: pendingArtwork.attempts });
  return row !== undefined && row.attempts < MAX_ATTEMPTS;
}

/** Moves the outfits that show these pictures to the front of the queue. */
export async function prioritizeArtwork(database: Database, mediaIds: readonly string[]): Promise<void> {
  await database
    .update(pendingArtwork)
    .set({ requestedAt: sql`now()` })
    .where(and(inArray(pendingArtwork.mediaId, [...mediaIds]), isNull(pendingArtwork.requestedAt)));
}

/** Releases all claims. Only for the single process of an embedded database. */
export async function releaseClaims(database: Database): Promise<void> {
  await database.update(pendingArtwork).set({ claimedUntil: null });
}

/** Returns the ids of the placeholders that these outfits show or have shown. */
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

/** Counts the outfits with pending artwork, of one import or of all. */
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

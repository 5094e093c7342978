import { and, asc, eq, inArray, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Colour } from "#contract/outfit/outfit-vocabulary.ts";
import type { Database } from "#server/db/database.ts";
import { bespokeRequests } from "#server/db/schema/community.ts";
import { media } from "#server/db/schema/media.ts";
import { importedChanges, outfits } from "#server/db/schema/outfits.ts";
import { shopSettings } from "#server/db/schema/shop-settings.ts";
import { cutouts, outfitCompositions } from "#server/db/schema/studio.ts";
import { studioDrafts } from "#server/db/schema/studio-drafts.ts";
import { submissions } from "#server/db/schema/submissions.ts";

/** Updates the touch time of pictures that exist. */
export async function insertMedia(
  database: Database,
  records: readonly (typeof media.$inferInsert)[],
): Promise<void> {
  await database
    .insert(media)
    .values([...records])
    .onConflictDoUpdate({ target: media.id, set: { lastTouchedAt: sql`now()` } });
}

export async function findMedia(
  database: Database,
  id: string,
): Promise<typeof media.$inferSelect | undefined> {
  const [record] = await database.select().from(media).where(eq(media.id, id));
  return record;
}

export async function findPictureColours(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, Colour[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: media.id, colours: media.colours })
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, colours }) => [id, colours]));
}

/**
 * Protects pictures from the sweep for another day: those about to be used, and those that pages rendered
 * earlier still show. Returns the ids of those that exist.
 */
export async function touchMedia(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  // Locked in the order of their ids, so that concurrent calls cannot deadlock.
  const inOrder = database
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(asc(media.id))
    .for("no key update");
  const rows = await database
    .update(media)
    .set({ lastTouchedAt: sql`now()` })
    .where(inArray(media.id, inOrder))
    .returning({ id: media.id });
  return new Set(rows.map(({ id }) => id));
}

/** Unused pictures that have not been touched for the given time, oldest first. */
export async function findUnusedMedia(database: Database, hours: number, limit: number): Promise<string[]> {
  const rows = await database
    .select({ id: media.id })
    .from(media)
    .where(unusedFor(database, hours))
    .orderBy(asc(media.lastTouchedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A concurrent save of the same picture waits until the transaction ends. */
export async function deleteUnusedMedia(tx: Database, id: string, hours: number): Promise<boolean> {
  const deleted = await tx
    .delete(media)
    .where(and(eq(media.id, id), unusedFor(tx, hours)))
    .returning({ id: media.id });
  return deleted.length > 0;
}

/** Lists every table that references pictures. */
function unusedFor(database: Database, hours: number): SQL | undefined {
  const shown = database.select({ id: outfits.id }).from(outfits).where(eq(outfits.mediaId, media.id));
  const sent = database
    .select({ id: bespokeRequests.id })
    .from(bespokeRequests)
    .where(eq(bespokeRequests.mediaId, media.id));
  // Logo, banner and style notes are named within the settings' JSON.
  const inSettings = database
    .select({ key: shopSettings.key })
    .from(shopSettings)
    .where(sql`position(${media.id} in ${shopSettings.value}::text) > 0`);
  const ofCutouts = database
    .select({ id: cutouts.id })
    .from(cutouts)
    .where(or(eq(cutouts.mediaId, media.id), eq(cutouts.sourceMediaId, media.id)));
  const underBoards = database
    .select({ id: outfitCompositions.outfitId })
    .from(outfitCompositions)
    .where(eq(outfitCompositions.groundMediaId, media.id));
  const underDrafts = database
    .select({ id: studioDrafts.userId })
    .from(studioDrafts)
    .where(sql`${studioDrafts.composition} -> 'ground' ->> 'mediaId' = ${media.id}`);
  const ofSubmissions = database
    .select({ id: submissions.id })
    .from(submissions)
    .where(or(eq(submissions.mediaId, media.id), eq(submissions.groundMediaId, media.id)));
  // Undoing the last import shows them again.
  const beforeImport = database
    .select({ id: importedChanges.outfitId })
    .from(importedChanges)
    .where(sql`${importedChanges.before} ->> 'mediaId' = ${media.id}`);
  return and(
    lt(media.lastTouchedAt, sql`now() - make_interval(hours => ${hours})`),
    ...[shown, sent, inSettings, ofCutouts, underBoards, underDrafts, ofSubmissions, beforeImport].map(
      notExists,
    ),
  );
}

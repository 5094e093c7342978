import { and, desc, eq, gt, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { stylistFollows, submissions } from "#server/db/schema/submissions.ts";
import { type OutfitRecord, outfitSelection } from "#server/modules/outfits/outfit-selection.ts";

/** Bounds what a person who was told nothing for months gets at once. */
const FOLLOWED_LOOKS_MAX = 100;

/** The follows of a published look that is news to the follower, if it was published until this time. */
export function isNewsUntil(until: Date): SQL | undefined {
  return and(
    eq(submissions.userId, stylistFollows.stylistId),
    eq(submissions.state, "published"),
    gt(submissions.publishedAt, stylistFollows.toldUntil),
    lte(submissions.publishedAt, until),
  );
}

/** The active looks that stylists whom the user follows have published since the user was told, newest first. */
export async function findFollowedLooks(
  database: Database,
  userId: string,
  until: Date,
): Promise<OutfitRecord[]> {
  return database
    .select(outfitSelection)
    .from(stylistFollows)
    .innerJoin(submissions, isNewsUntil(until))
    .innerJoin(outfits, eq(outfits.id, submissions.outfitId))
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .where(and(eq(stylistFollows.userId, userId), eq(outfits.isActive, true)))
    .orderBy(desc(submissions.publishedAt), desc(outfits.id))
    .limit(FOLLOWED_LOOKS_MAX);
}

/** Called with every digest that is enqueued, so that a second one of the day is not due. */
export async function markLooksTold(tx: Database, userId: string, until: Date): Promise<void> {
  await tx
    .update(stylistFollows)
    .set({ toldUntil: until })
    .where(and(eq(stylistFollows.userId, userId), lt(stylistFollows.toldUntil, until)));
}

export async function followsStylists(database: Database, userId: string): Promise<boolean> {
  const [row] = await database
    .select({ one: sql`1` })
    .from(stylistFollows)
    .where(eq(stylistFollows.userId, userId))
    .limit(1);
  return row !== undefined;
}

export async function unfollowAll(tx: Database, userId: string): Promise<void> {
  await tx.delete(stylistFollows).where(eq(stylistFollows.userId, userId));
}

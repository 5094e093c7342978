import { and, asc, desc, eq, sql } from "drizzle-orm";
import { STYLIST_OUTFITS_MAX } from "#contract/limits.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { stylistFollows, stylists } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { usernameKeyOf } from "#server/modules/accounts/username-key.ts";
import { type OutfitRecord, selectOutfits } from "#server/modules/outfits/outfit-selection.ts";

type FoundStylist = Omit<StylistPage["stylist"], "isFollowed"> & { id: string };

/**
 * A person with an active look, by a name that is equal to theirs by its key, and totals over these looks. A
 * blocked person's looks stay, as comments do, but what they say about themselves is not shown.
 */
export async function findStylist(database: Database, username: string): Promise<FoundStylist | undefined> {
  // PostgreSQL refuses a query with NUL, which no name has.
  if (username.includes("\u0000")) return undefined;
  const total = (column: typeof outfits.viewCount | typeof outfits.likeCount | typeof outfits.saveCount) =>
    sql`sum(${column})`.mapWith(Number);
  const [found] = await database
    .select({
      id: users.id,
      username: users.username,
      about: sql<string>`case when ${users.blockedAt} is null then coalesce(${stylists.about}, '') else '' end`,
      numberOfOutfits: sql`count(*)`.mapWith(Number),
      views: total(outfits.viewCount),
      likes: total(outfits.likeCount),
      saves: total(outfits.saveCount),
    })
    .from(users)
    .innerJoin(outfits, and(eq(outfits.stylistId, users.id), eq(outfits.isActive, true)))
    .leftJoin(stylists, eq(stylists.userId, users.id))
    .where(eq(users.usernameKey, usernameKeyOf(username)))
    .groupBy(users.id, stylists.userId);
  if (!found) return undefined;
  const { views, likes, saves, ...stylist } = found;
  return { ...stylist, totals: { views, likes, saves } };
}

/** The active looks of a stylist, newest first. */
export async function findStylistOutfits(database: Database, stylistId: string): Promise<OutfitRecord[]> {
  return selectOutfits(database)
    .where(and(eq(outfits.stylistId, stylistId), eq(outfits.isActive, true)))
    .orderBy(desc(outfits.createdAt), desc(outfits.id))
    .limit(STYLIST_OUTFITS_MAX);
}

export async function isFollowedBy(database: Database, userId: string, stylistId: string): Promise<boolean> {
  const follows = and(eq(stylistFollows.userId, userId), eq(stylistFollows.stylistId, stylistId));
  return (await database.$count(stylistFollows, follows)) > 0;
}

export async function findFollowedStylists(
  database: Database,
  userId: string,
): Promise<{ username: string }[]> {
  return database
    .select({ username: users.username })
    .from(stylistFollows)
    .innerJoin(users, eq(users.id, stylistFollows.stylistId))
    .where(eq(stylistFollows.userId, userId))
    .orderBy(asc(sql`lower(${users.username})`), asc(users.id));
}

/** Usernames of everybody with an active look, for the sitemap. */
export async function findStylistUsernames(database: Database, limit: number): Promise<string[]> {
  const found = await database
    .selectDistinct({ username: users.username })
    .from(outfits)
    .innerJoin(users, eq(users.id, outfits.stylistId))
    .where(eq(outfits.isActive, true))
    .orderBy(asc(users.username))
    .limit(limit);
  return found.map(({ username }) => username);
}

import { and, eq, inArray } from "drizzle-orm";
import { FOLLOWED_STYLISTS_MAX } from "#contract/limits.ts";
import { STYLIST_ERRORS } from "#contract/messages/stylists.ts";
import type { Database } from "#server/db/database.ts";
import { stylistFollows, stylists } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { usernameKeyOf } from "#server/modules/accounts/username-key.ts";
import { withdrawUnwantedDigest } from "#server/modules/boards/alerts/alert-settings.ts";
import { lockUserExclusive, lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { findStylist, isFollowedBy } from "./stylist-repository.ts";

export function stylistNotFound(): ApiError {
  return new ApiError("NOT_FOUND", STYLIST_ERRORS.notFound);
}

/** Idempotent. Throws NOT_FOUND, and CONFLICT for oneself and beyond the limit. */
export async function followStylist(database: Database, userId: string, username: string): Promise<void> {
  await database.transaction(async (tx) => {
    // Serializes what the user follows, so that the count stays valid.
    await lockUserExclusive(tx, userId);
    const stylist = await findStylist(tx, username);
    if (!stylist) throw stylistNotFound();
    if (stylist.id === userId) throw new ApiError("CONFLICT", STYLIST_ERRORS.ownFollow);
    if (await isFollowedBy(tx, userId, stylist.id)) return;
    const followed = await tx.$count(stylistFollows, eq(stylistFollows.userId, userId));
    if (followed >= FOLLOWED_STYLISTS_MAX) throw new ApiError("CONFLICT", STYLIST_ERRORS.tooManyFollowed);
    // Waits for a deletion of the stylist's account, so that the row cannot refer to nobody.
    const [locked] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, stylist.id))
      .for("key share");
    if (!locked) throw stylistNotFound();
    await tx.insert(stylistFollows).values({ userId, stylistId: stylist.id });
  });
}

/** Idempotent, also for a name that no user has. Deletes an unsent digest that is not wanted any more. */
export async function unfollowStylist(database: Database, userId: string, username: string): Promise<void> {
  const named = database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKeyOf(username)));
  await database.transaction(async (tx) => {
    // Two at once must not both leave the digest to the other.
    await lockUserExclusive(tx, userId);
    await tx
      .delete(stylistFollows)
      .where(and(eq(stylistFollows.userId, userId), inArray(stylistFollows.stylistId, named)));
    await withdrawUnwantedDigest(tx, userId);
  });
}

export async function changeAbout(database: Database, userId: string, about: string): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    await tx
      .insert(stylists)
      .values({ userId, about })
      .onConflictDoUpdate({ target: stylists.userId, set: { about } });
  });
}

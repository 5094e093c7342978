import { and, eq } from "drizzle-orm";
import type { UserUpdate } from "#contract/account/account.ts";
import type { Database } from "#server/db/database.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import type { UserRecord } from "./user-presenter.ts";
import { usernameKeyOf } from "./username-key.ts";

export async function findUser(database: Database, id: string): Promise<UserRecord | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}

/** `email` must be trimmed and in lower case, as it is stored. */
export async function findUserByEmail(database: Database, email: string): Promise<UserRecord | undefined> {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user;
}

/**
 * The user if the password is still the one that was verified; it cannot change until the transaction ends.
 */
export async function lockPassword(
  tx: Database,
  id: string,
  passwordHash: string,
): Promise<UserRecord | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for("share");
  return user;
}

/** Returns the id. Throws a unique violation, see `takenError`, when e-mail or username are taken. */
export async function insertUser(
  database: Database,
  values: { username: string; email: string; passwordHash: string; isAdmin?: boolean },
): Promise<string> {
  const [user] = await database
    .insert(users)
    .values({ ...values, usernameKey: usernameKeyOf(values.username) })
    .returning({ id: users.id });
  if (!user) throw new Error("A new user was not stored");
  return user.id;
}

/** The changed user; undefined if the account is deleted. Throws like `insertUser`. */
export async function changeUser(
  database: Database,
  id: string,
  changes: Omit<UserUpdate, "password" | "currentPassword">,
): Promise<UserRecord | undefined> {
  if (Object.values(changes).every((value) => value === undefined)) return findUser(database, id);
  const { username } = changes;
  const usernameKey = username === undefined ? undefined : usernameKeyOf(username);
  const [user] = await database
    .update(users)
    .set({ ...changes, usernameKey })
    .where(eq(users.id, id))
    .returning();
  return user;
}

/** Whether a look in the shop, or one that waits for review, is shown with the user's name. */
export async function isStylist(database: Database, userId: string): Promise<boolean> {
  const isWaiting = and(eq(submissions.userId, userId), eq(submissions.state, "submitted"));
  if ((await database.$count(submissions, isWaiting)) > 0) return true;
  return (await database.$count(outfits, eq(outfits.stylistId, userId))) > 0;
}

/** Ids of the outfits whose responses name the user as their stylist, or as an author of contributions. */
export async function findOutfitsNaming(database: Database, userId: string): Promise<string[]> {
  // Each select reads the index of its authors: an "or" over the tables reads them whole.
  const found = await database
    .select({ id: comments.outfitId })
    .from(comments)
    .where(eq(comments.userId, userId))
    .union(
      database
        .select({ id: comments.outfitId })
        .from(replies)
        .innerJoin(comments, eq(replies.commentId, comments.id))
        .where(eq(replies.userId, userId)),
    )
    .union(database.select({ id: outfits.id }).from(outfits).where(eq(outfits.stylistId, userId)));
  return found.map(({ id }) => id);
}

import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { endSessionsOfUser } from "#server/modules/sessions/session-repository.ts";
import { createPasskeyCode } from "./passkeys/passkey-codes.ts";

/** Key of the advisory lock under which roles change; an arbitrary number. */
const ADMINISTRATORS_LOCK = 7_216_540_115;

/**
 * Serializes changes of administrators until the transaction ends, so that the last one cannot be removed.
 */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
}

export async function hasAdministrator(database: Database): Promise<boolean> {
  const found = await database.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return found.length > 0;
}

/** Whether there is an administrator besides this user who can sign in; to be called under the lock. */
export async function hasOtherAdministrator(tx: Database, userId: string): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.blockedAt), ne(users.id, userId)))
    .limit(1);
  return others.length > 0;
}

export type RoleOutcome = "changed" | "unchanged" | "unknown user" | "last administrator" | "blocked";

/**
 * Grants or revokes, from the command line, the administrator role of the user with this
 * e-mail; see `applyRole`.
 */
export async function setAdministrator(
  database: Database,
  email: string,
  isAdmin: boolean,
): Promise<RoleOutcome> {
  return database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const [user] = await tx
      .select({ id: users.id, isAdmin: users.isAdmin, blockedAt: users.blockedAt })
      .from(users)
      .where(eq(users.email, email));
    if (!user) return "unknown user";
    if (user.isAdmin === isAdmin) return "unchanged";
    if (isAdmin && user.blockedAt) return "blocked";
    return applyRole(tx, { administratorId: null, userId: user.id }, isAdmin);
  });
}

/**
 * Changes and records a role under the lock. A new administrator has to sign in again; the last administrator
 * cannot be removed. `administratorId` is null on the command line.
 */
export async function applyRole(
  tx: Database,
  { administratorId, userId }: { administratorId: string | null; userId: string },
  isAdmin: boolean,
): Promise<"changed" | "last administrator"> {
  if (!isAdmin && !(await hasOtherAdministrator(tx, userId))) return "last administrator";
  await tx.update(users).set({ isAdmin }).where(eq(users.id, userId));
  // A token that was copied before must not become an administrator's.
  if (isAdmin) await endSessionsOfUser(tx, userId);
  await recordActivity(tx, {
    administratorId,
    action: isAdmin ? "madeAdministrator" : "administratorRemoved",
    subject: { kind: "user", id: userId, name: "" },
  });
  return "changed";
}

/** The one-time code with which the administrator of this e-mail adds a passkey. */
export async function passkeyCodeFor(
  database: Database,
  email: string,
): Promise<{ code: string } | "unknown user" | "no administrator"> {
  return database.transaction(async (tx) => {
    await lockAdministrators(tx);
    const [user] = await tx
      .select({ id: users.id, isAdmin: users.isAdmin })
      .from(users)
      .where(eq(users.email, email));
    if (!user) return "unknown user";
    if (!user.isAdmin) return "no administrator";
    await recordActivity(tx, {
      administratorId: null,
      action: "passkeyCodeMade",
      subject: { kind: "user", id: user.id, name: "" },
    });
    return { code: await createPasskeyCode(tx, user.id) };
  });
}

/** All administrators by e-mail. */
export async function listAdministrators(database: Database) {
  return database
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.email));
}

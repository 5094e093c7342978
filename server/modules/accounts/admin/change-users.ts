import { and, eq, isNull, sql } from "drizzle-orm";
import type { BlockChange } from "#contract/account/admin-users.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { USER_ERRORS } from "#contract/messages/admin.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import {
  applyRole,
  hasOtherAdministrator,
  lockAdministrators,
} from "#server/modules/accounts/administrators.ts";
import { createPasskeyCode } from "#server/modules/accounts/passkeys/passkey-codes.ts";
import type { UserRecord } from "#server/modules/accounts/user-presenter.ts";
import { changedFields, recordActivity } from "#server/modules/activity/record-activity.ts";
import { lockSession, lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { endSessionsOfUser } from "#server/modules/sessions/session-repository.ts";

/** The user whom an administrator changes, and the administrator. */
interface Change {
  administratorId: string;
  /** Of the administrator. */
  sessionId: string;
  userId: string;
}

/** Makes a user an administrator, or the reverse. Throws NOT_FOUND, FORBIDDEN and CONFLICT. */
export async function changeRole(database: Database, change: Change, isAdmin: boolean): Promise<UserRecord> {
  return database.transaction(async (tx) => {
    const { administratorId, userId } = change;
    const before = await lockForChange(tx, change);
    if (before.isAdmin === isAdmin) return before;
    if (userId === administratorId) throw new ApiError("CONFLICT", USER_ERRORS.ownRole);
    if (isAdmin && before.blockedAt) throw new ApiError("CONFLICT", USER_ERRORS.blockedAdministrator);
    const outcome = await applyRole(tx, { administratorId, userId }, isAdmin);
    if (outcome === "last administrator") throw new ApiError("CONFLICT", ACCOUNT_ERRORS.lastAdministrator);
    return { ...before, isAdmin };
  });
}

/** Blocks a user, whose sessions end, or unblocks one. Throws NOT_FOUND, FORBIDDEN and CONFLICT. */
export async function changeBlock(
  database: Database,
  change: Change,
  { blocked, reason }: BlockChange,
): Promise<UserRecord> {
  return database.transaction(async (tx) => {
    const before = await lockForChange(tx, change);
    return blocked ? blockUser(tx, before, change.administratorId, reason) : unblockUser(tx, before, change);
  });
}

/** Blocks a user whom `lockForChange` has locked. Throws CONFLICT. */
export async function blockUser(
  tx: Database,
  before: UserRecord,
  administratorId: string,
  reason: string | undefined,
): Promise<UserRecord> {
  const { id: userId } = before;
  if (userId === administratorId) throw new ApiError("CONFLICT", USER_ERRORS.ownBlock);
  if (before.isAdmin && !(await hasOtherAdministrator(tx, userId)))
    throw new ApiError("CONFLICT", ACCOUNT_ERRORS.lastAdministrator);
  const blockedReason = reason || null;
  if (before.blockedAt && before.blockedReason === blockedReason) return before;
  const [after = before] = await tx
    .update(users)
    .set({ blockedAt: sql`coalesce(${users.blockedAt}, now())`, blockedReason })
    .where(eq(users.id, userId))
    .returning();
  await endSessionsOfUser(tx, userId);
  await recordBlock(tx, administratorId, before, after);
  return after;
}

async function unblockUser(tx: Database, before: UserRecord, { administratorId, userId }: Change) {
  if (!before.blockedAt) return before;
  const [after = before] = await tx
    .update(users)
    .set({ blockedAt: null, blockedReason: null })
    .where(eq(users.id, userId))
    .returning();
  await recordBlock(tx, administratorId, before, after);
  return after;
}

/**
 * The one-time code with which another administrator adds a passkey. Throws NOT_FOUND,
 * FORBIDDEN and CONFLICT.
 */
export async function makePasskeyCode(database: Database, change: Change): Promise<string> {
  const { administratorId, userId } = change;
  return database.transaction(async (tx) => {
    const user = await lockForChange(tx, change);
    if (userId === administratorId) throw new ApiError("CONFLICT", USER_ERRORS.ownPasskeyCode);
    if (!user.isAdmin) throw new ApiError("CONFLICT", USER_ERRORS.noAdministrator);
    await recordActivity(tx, {
      administratorId,
      action: "passkeyCodeMade",
      subject: { kind: "user", id: userId, name: "" },
    });
    return createPasskeyCode(tx, userId);
  });
}

async function recordBlock(tx: Database, administratorId: string, before: UserRecord, after: UserRecord) {
  const reasonOf = ({ blockedReason }: UserRecord) => ({ reason: blockedReason });
  await recordActivity(tx, {
    administratorId,
    action: after.blockedAt ? "blocked" : "unblocked",
    subject: { kind: "user", id: after.id, name: "" },
    ...changedFields(reasonOf(before), reasonOf(after)),
  });
}

/**
 * Locks the roles of all users, and then the user, until the transaction ends. Throws FORBIDDEN if another
 * administrator took away the administrator's role since the call began, UNAUTHENTICATED if the session has
 * ended, and NOT_FOUND.
 */
export async function lockForChange(
  tx: Database,
  { administratorId, sessionId, userId }: Change,
): Promise<UserRecord> {
  await lockAdministrators(tx);
  await lockUserShared(tx, administratorId);
  await lockSession(tx, sessionId);
  const acting = and(eq(users.id, administratorId), eq(users.isAdmin, true), isNull(users.blockedAt));
  if ((await tx.$count(users, acting)) === 0) throw new ApiError("FORBIDDEN", ACCOUNT_ERRORS.adminRequired);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!user) throw userNotFound();
  return user;
}

export function userNotFound(): ApiError {
  return new ApiError("NOT_FOUND", USER_ERRORS.notFound);
}

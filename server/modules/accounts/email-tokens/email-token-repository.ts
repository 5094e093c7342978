import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";

type TokenPurpose = (typeof emailTokens.$inferSelect)["purpose"];

export interface TokenRecipient {
  userId: string;
  /** The address that the token is sent to. */
  email: string;
}

interface FoundToken extends TokenRecipient {
  isUsed: boolean;
  isExpired: boolean;
}

/** After this time an expired token is reported as unknown. */
const RETENTION = sql`interval '7 days'`;

/** Returns a new token, of which only the hash is stored. */
export async function insertToken(
  tx: Database,
  { validFor, ...values }: TokenRecipient & { purpose: TokenPurpose; validFor: SQL; changeSince?: SQL },
): Promise<string> {
  const token = newSecret();
  const expiresAt = sql`now() + ${validFor}`;
  await tx.insert(emailTokens).values({ ...values, tokenHash: hashSecret(token), expiresAt });
  return token;
}

/** A token, whether it still works or not; throws LINK_INVALID. */
export async function lookUpToken(
  database: Database,
  purpose: TokenPurpose,
  token: string,
): Promise<FoundToken> {
  const { userId, email, usedAt, expiresAt } = emailTokens;
  const [found] = await database
    .select({
      userId,
      email,
      isUsed: sql<boolean>`${usedAt} is not null`,
      isExpired: sql<boolean>`${expiresAt} <= now()`,
    })
    .from(emailTokens)
    .where(and(hasHashOf(token), eq(emailTokens.purpose, purpose)));
  if (!found) throw new ApiError("LINK_INVALID", ACCOUNT_ERRORS.tokenInvalid);
  return found;
}

/** Throws LINK_USED or LINK_EXPIRED for a token that works no more. */
export function requireWorking({ isUsed, isExpired }: FoundToken): void {
  if (isUsed) throw tokenUsed();
  if (isExpired) throw new ApiError("LINK_EXPIRED", ACCOUNT_ERRORS.tokenExpired);
}

/** A token that still works; throws LINK_INVALID, LINK_EXPIRED or LINK_USED. */
export async function findToken(
  database: Database,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenRecipient> {
  const found = await lookUpToken(database, purpose, token);
  requireWorking(found);
  return found;
}

const changeSince = sql`coalesce(${emailTokens.changeSince}, ${emailTokens.createdAt})`;

/** When the change was asked for that a token undoes. */
export function changeSinceOf(tx: Database, token: string): SQL {
  const found = tx.select({ changeSince }).from(emailTokens).where(hasHashOf(token));
  return sql`(${found})`;
}

/**
 * When the first change was asked for that a working token undoes which was sent to this address of the user;
 * null if there is none.
 */
export function earliestChangeToUndo(tx: Database, { userId, email }: TokenRecipient): SQL {
  const earliest = tx
    .select({ changeSince: sql`min(${changeSince})`.as("change_since") })
    .from(emailTokens)
    .where(
      and(
        unusedOf(userId, "undo-email"),
        eq(emailTokens.email, email),
        gt(emailTokens.expiresAt, sql`now()`),
      ),
    );
  return sql`(${earliest})`;
}

/**
 * Uses up a token that `findToken` returned; throws LINK_USED if another request was first. Lock the user
 * before.
 */
export async function consumeToken(tx: Database, token: string): Promise<void> {
  const used = await tx
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(and(hasHashOf(token), isNull(emailTokens.usedAt)))
    .returning({ userId: emailTokens.userId });
  if (used.length === 0) throw tokenUsed();
}

export async function consumeTokensOf(tx: Database, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx.update(emailTokens).set({ usedAt: sql`now()` }).where(unusedOf(userId, purpose));
}

/** For when the address that they were sent to is no longer the user's, or never becomes it. */
export async function deleteUnusedTokens(
  tx: Database,
  userId: string,
  purposes: TokenPurpose[],
): Promise<void> {
  await tx.delete(emailTokens).where(unusedOf(userId, ...purposes));
}

/** The number of tokens that are neither used nor expired. */
export async function countWorkingTokens(
  tx: Database,
  userId: string,
  purpose: TokenPurpose,
): Promise<number> {
  return tx.$count(emailTokens, and(unusedOf(userId, purpose), gt(emailTokens.expiresAt, sql`now()`)));
}

export async function deleteOldTokens(database: Database): Promise<void> {
  await database.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now() - ${RETENTION}`));
}

function hasHashOf(token: string) {
  return eq(emailTokens.tokenHash, hashSecret(token));
}

function unusedOf(userId: string, ...purposes: TokenPurpose[]) {
  return and(
    eq(emailTokens.userId, userId),
    inArray(emailTokens.purpose, purposes),
    isNull(emailTokens.usedAt),
  );
}

function tokenUsed(): ApiError {
  return new ApiError("LINK_USED", ACCOUNT_ERRORS.tokenUsed);
}

import { and, eq, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { emailTokens } from "#server/db/schema/email-tokens.ts";
import { passkeyCodes, passkeys } from "#server/db/schema/passkeys.ts";
import { identities, sessions, users } from "#server/db/schema/users.ts";
import { consumeTokensOf } from "./email-tokens/email-token-repository.ts";
import { setPassword } from "./set-password.ts";

interface Credential {
  table: PgTable & { userId: PgColumn };
  /** The rows that go; undefined for all of the user's. */
  newerThan: (since: SQL) => SQL | undefined;
}

/** Time for `restoreAccess` by which nothing stays but passkeys for administration. */
export const EVER = sql`'-infinity'::timestamptz`;
/** Time for `restoreAccess` by which password, passkeys and identities stay. */
export const NOW = sql`now()`;

/**
 * The tables whose rows open an account, besides `users`. A test compares them with the tables
 * that reference users.
 */
export const CREDENTIALS: readonly Credential[] = [
  { table: sessions, newerThan: () => undefined },
  {
    table: passkeys,
    // The mailbox does not decide on passkeys that a one-time code vouches for.
    newerThan: (since) => and(eq(passkeys.forAdministration, false), gte(passkeys.createdAt, since)),
  },
  { table: passkeyCodes, newerThan: (since) => gte(passkeyCodes.createdAt, since) },
  { table: identities, newerThan: (since) => gte(identities.createdAt, since) },
  {
    table: emailTokens,
    // A used token opens nothing, nor does one that confirms an address; their pages still say what
    // became of it.
    newerThan: (since) =>
      and(
        isNull(emailTokens.usedAt),
        ne(emailTokens.purpose, "confirm-email"),
        gte(emailTokens.createdAt, since),
      ),
  },
];

/**
 * Removes every way into an account that is as old as `since` or newer: passkeys, identities, links and the
 * password if it changed; and, whatever their age, sessions, links to choose a password and a waiting change
 * of the address. Lock the user before.
 */
export async function restoreAccess(tx: Database, userId: string, since: SQL): Promise<void> {
  const hasNewPassword = and(eq(users.id, userId), gte(users.passwordChangedAt, since));
  if ((await tx.$count(users, hasNewPassword)) > 0) await setPassword(tx, userId, null);
  await consumeTokensOf(tx, userId, "reset-password");
  for (const { table, newerThan } of CREDENTIALS) {
    await tx.delete(table).where(and(eq(table.userId, userId), newerThan(since)));
  }
  await tx.update(users).set({ pendingEmail: null, pendingEmailSince: null }).where(eq(users.id, userId));
}

/**
 * Removes passkeys and identities that are older than the first confirmation of an address: its owner may
 * have confirmed it by mistake, for an account that another person had prepared. Lock the user before.
 */
export async function removeUnproved(tx: Database, userId: string): Promise<void> {
  const firstConfirmation = sql`(select ${users.emailConfirmedAt} from ${users} where ${users.id} = ${userId})`;
  await tx
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        eq(passkeys.forAdministration, false),
        lt(passkeys.createdAt, firstConfirmation),
      ),
    );
  await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), lt(identities.createdAt, firstConfirmation)));
}

import { and, eq, gt, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { Database } from "#server/db/database.ts";
import { accountLinks } from "#server/db/schema/account-links.ts";
import { passkeys } from "#server/db/schema/passkeys.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";

export type LinkPurpose = (typeof accountLinks.$inferSelect)["purpose"];

export interface AccountLink {
  userId: string;
  /** The address that the link was sent to. */
  email: string;
}

/** After this time an expired link is reported as unknown. */
const RETENTION = sql`interval '7 days'`;

/** Stores a link; returns its secret. */
export async function insertLink(
  tx: Database,
  link: AccountLink & { purpose: LinkPurpose; validFor: SQL },
): Promise<string> {
  const { userId, email, purpose, validFor } = link;
  const secret = newSecret();
  await tx
    .insert(accountLinks)
    .values({ tokenHash: hashSecret(secret), userId, email, purpose, expiresAt: sql`now() + ${validFor}` });
  return secret;
}

/** A link that still works; throws LINK_INVALID, LINK_EXPIRED or LINK_USED. */
export async function findLink(
  database: Database,
  purpose: LinkPurpose,
  secret: string,
): Promise<AccountLink> {
  const { userId, email, usedAt, expiresAt } = accountLinks;
  const [link] = await database
    .select({
      userId,
      email,
      isUsed: sql<boolean>`${usedAt} is not null`,
      isExpired: sql<boolean>`${expiresAt} <= now()`,
    })
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, hashSecret(secret)), eq(accountLinks.purpose, purpose)));
  if (!link) throw new ApiError("LINK_INVALID", ACCOUNT_RESPONSES.linkInvalid);
  if (link.isUsed) throw linkUsed();
  if (link.isExpired) throw new ApiError("LINK_EXPIRED", ACCOUNT_RESPONSES.linkExpired);
  return link;
}

/** Uses up a link that `findLink` returned; throws LINK_USED if another request was first. Lock the user before. */
export async function consumeLink(tx: Database, secret: string): Promise<void> {
  const used = await tx
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountLinks.tokenHash, hashSecret(secret)), isNull(accountLinks.usedAt)))
    .returning({ userId: accountLinks.userId });
  if (used.length === 0) throw linkUsed();
}

/** Marks all links of a user with this purpose as used. */
export async function consumeLinksOf(tx: Database, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    );
}

/** Deletes the links that were sent to former addresses of a user, except those that undo a change. */
export async function deleteLinksOfFormerAddresses(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), ne(accountLinks.purpose, "undo-email")));
}

/** Deletes the links of a user that were made with or after this one, except itself. */
export async function deleteLinksSince(tx: Database, userId: string, secret: string): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        ne(accountLinks.tokenHash, hashSecret(secret)),
        gte(accountLinks.createdAt, timeOf(tx, secret)),
      ),
    );
}

/** Deletes the passkeys that a user added after this link was made. */
export async function deletePasskeysSince(tx: Database, userId: string, secret: string): Promise<void> {
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, timeOf(tx, secret))));
}

function timeOf(tx: Database, secret: string): SQL {
  const link = tx
    .select({ createdAt: accountLinks.createdAt })
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashSecret(secret)));
  return sql`(${link})`;
}

/** The number of links of a user with this purpose that were made within the last hour. */
export async function countRecentLinks(tx: Database, userId: string, purpose: LinkPurpose): Promise<number> {
  return tx.$count(
    accountLinks,
    and(
      eq(accountLinks.userId, userId),
      eq(accountLinks.purpose, purpose),
      gt(accountLinks.createdAt, sql`now() - interval '1 hour'`),
    ),
  );
}

export async function deleteOldLinks(database: Database): Promise<void> {
  await database.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now() - ${RETENTION}`));
}

function linkUsed(): ApiError {
  return new ApiError("LINK_USED", ACCOUNT_RESPONSES.linkUsed);
}

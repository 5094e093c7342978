import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { Database } from "#server/db/database.ts";
import { accountLinks } from "#server/db/schema/account-links.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { hashSecret, newSecret } from "#server/modules/sessions/secrets.ts";

export type LinkPurpose = (typeof accountLinks.$inferSelect)["purpose"];

export interface AccountLink {
  userId: string;
  /** The address that the link was sent to. */
  email: string;
}

interface FoundLink extends AccountLink {
  isUsed: boolean;
  isExpired: boolean;
}

/** After this time an expired link is reported as unknown. */
const RETENTION = sql`interval '7 days'`;

/** Stores a link; returns its secret. */
export async function insertLink(
  tx: Database,
  link: AccountLink & { purpose: LinkPurpose; validFor: SQL; changeSince?: SQL },
): Promise<string> {
  const { userId, email, purpose, validFor, changeSince } = link;
  const secret = newSecret();
  await tx.insert(accountLinks).values({
    ...{ tokenHash: hashSecret(secret), userId, email, purpose, changeSince },
    expiresAt: sql`now() + ${validFor}`,
  });
  return secret;
}

/** A link, whether it still works or not; throws LINK_INVALID. */
export async function lookUpLink(
  database: Database,
  purpose: LinkPurpose,
  secret: string,
): Promise<FoundLink> {
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
  return link;
}

/** Throws LINK_USED or LINK_EXPIRED for a link that works no more. */
export function requireWorking({ isUsed, isExpired }: FoundLink): void {
  if (isUsed) throw linkUsed();
  if (isExpired) throw new ApiError("LINK_EXPIRED", ACCOUNT_RESPONSES.linkExpired);
}

/** A link that still works; throws LINK_INVALID, LINK_EXPIRED or LINK_USED. */
export async function findLink(
  database: Database,
  purpose: LinkPurpose,
  secret: string,
): Promise<AccountLink> {
  const link = await lookUpLink(database, purpose, secret);
  requireWorking(link);
  return link;
}

const changeSince = sql`coalesce(${accountLinks.changeSince}, ${accountLinks.createdAt})`;

/** When the change was asked for that a link undoes. */
export function changeSinceOf(tx: Database, secret: string): SQL {
  const link = tx
    .select({ changeSince })
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashSecret(secret)));
  return sql`(${link})`;
}

/** When the first change was asked for that a working link of the user undoes; null if there is none. */
export function earliestChangeToUndo(tx: Database, userId: string): SQL {
  const links = tx
    .select({ changeSince: sql`min(${changeSince})`.as("change_since") })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, "undo-email"),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, sql`now()`),
      ),
    );
  return sql`(${links})`;
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

/** Deletes the unused links of a user with these purposes: the address that they were sent to is no longer the user's, or never becomes it. */
export async function deleteUnusedLinks(
  tx: Database,
  userId: string,
  purposes: LinkPurpose[],
): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        inArray(accountLinks.purpose, purposes),
        isNull(accountLinks.usedAt),
      ),
    );
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

import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { isPathStep } from "#contract/account/account.ts";
import { USERNAME_MAX_LENGTH } from "#contract/limits.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { identities, users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { identityLinkedEmail } from "#server/modules/accounts/account-emails.ts";
import { enqueueAccountMail } from "#server/modules/accounts/email-tokens/account-mail.ts";
import { EVER, NOW, removeUnproved, restoreAccess } from "#server/modules/accounts/restore-access.ts";
import { setPassword } from "#server/modules/accounts/set-password.ts";
import { usernameKeyOf } from "#server/modules/accounts/username-key.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { lockUsersExclusive } from "#server/modules/sessions/lock-order.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import { cutName, type ProviderIdentity } from "./identity-provider.ts";

type UserRecord = typeof users.$inferSelect;

/** For a name without a first character that fits. */
const FALL_BACK_NAME = "Member";
const NAMES_TRIED = 20;
const SUFFIX_MAX = 1_000_000;
const SUFFIX_LENGTH = 7;

/**
 * The account of a verified identity, by issuer and subject. At the first sign-in with a verified e-mail
 * it is the password account with that e-mail, whose password and sessions are removed, and its passkeys
 * and identities from before the e-mail was confirmed, and whose owner is told; otherwise a new account.
 * Throws FORBIDDEN for an unverified e-mail, CONFLICT if the e-mail is confirmed and belongs to another
 * identity of the same provider, UNAUTHENTICATED if the identity is removed from its account meanwhile. The
 * session begins in the same transaction, so that a sign-in that is refused changes nothing.
 */
export async function accountOf(
  tx: Database,
  identity: ProviderIdentity,
  { settings, device }: { settings: EmailSettings; device: string },
): Promise<{ user: UserRecord; isNew: boolean }> {
  const known = await lockByIdentity(tx, identity);
  if (known) return { user: await refresh(tx, known, identity), isNew: false };
  if (!identity.emailVerified || identity.email === "") {
    throw new ApiError("FORBIDDEN", ACCOUNT_ERRORS.providerEmailUnverified);
  }
  const taken = await takeOver(tx, identity);
  const { user, isNew } = taken ? { user: taken, isNew: false } : await createAccount(tx, identity);
  const { issuer, subject } = identity;
  const linked = await tx
    .insert(identities)
    .values({ issuer, subject, userId: user.id })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (linked.length > 0 && !isNew) {
    await insertSecurityEvent(tx, { userId: user.id, kind: "identity-linked", device });
    await enqueueAccountMail(
      tx,
      { userId: user.id, email: user.email },
      identityLinkedEmail(settings, issuer),
    );
  }
  // A simultaneous sign-in with the same identity may have been first: both get the same account.
  return { user: (await lockByIdentity(tx, identity)) ?? user, isNew };
}

/**
 * Finds the account again under its lock. Throws UNAUTHENTICATED if the identity was removed from it
 * meanwhile, as by an undone change: it must neither open a session of the account nor take it over.
 */
async function lockByIdentity(tx: Database, identity: ProviderIdentity): Promise<UserRecord | undefined> {
  const found = await findByIdentity(tx, identity);
  if (!found) return undefined;
  await lockUsersExclusive(tx, eq(users.id, found.id));
  const locked = await findByIdentity(tx, identity);
  if (locked?.id !== found.id) throw new ApiError("UNAUTHENTICATED", ACCOUNT_ERRORS.providerProofInvalid);
  return locked;
}

async function findByIdentity(
  tx: Database,
  { issuer, subject }: ProviderIdentity,
): Promise<UserRecord | undefined> {
  const [found] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(identities.userId, users.id))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found?.user;
}

/** Takes over the picture. */
async function refresh(tx: Database, user: UserRecord, { photoUrl }: ProviderIdentity): Promise<UserRecord> {
  return photoUrl === user.googlePhotoUrl ? user : changeUser(tx, user, { googlePhotoUrl: photoUrl });
}

async function takeOver(tx: Database, identity: ProviderIdentity): Promise<UserRecord | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, identity.email)).for("update");
  if (!user) return undefined;
  await restoreAccess(tx, user.id, user.emailConfirmedAt ? NOW : EVER);
  await removeUnproved(tx, user.id);
  const [other] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.userId, user.id), eq(identities.issuer, identity.issuer)));
  if (other && other.subject !== identity.subject) {
    throw new ApiError("CONFLICT", ACCOUNT_ERRORS.providerEmailTaken);
  }
  await setPassword(tx, user.id, null);
  return changeUser(tx, user, {
    googlePhotoUrl: identity.photoUrl,
    emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())`,
  });
}

async function changeUser(
  tx: Database,
  user: UserRecord,
  changes: PgUpdateSetSource<typeof users>,
): Promise<UserRecord> {
  const [changed = user] = await tx.update(users).set(changes).where(eq(users.id, user.id)).returning();
  return changed;
}

async function createAccount(
  tx: Database,
  identity: ProviderIdentity,
): Promise<{ user: UserRecord; isNew: boolean }> {
  for (const username of usernamesFor(identity)) {
    const [created] = await tx
      .insert(users)
      .values({
        username,
        usernameKey: usernameKeyOf(username),
        fullName: identity.name,
        email: identity.email,
        googlePhotoUrl: identity.photoUrl,
        emailConfirmedAt: sql`now()`,
      })
      .onConflictDoNothing()
      .returning();
    if (created) return { user: created, isNew: true };
    const same = await takeOver(tx, identity);
    if (same) return { user: same, isNew: false };
  }
  throw new ApiError("CONFLICT", ACCOUNT_ERRORS.usernameTaken);
}

/**
 * The user's name, or that of the address, then the same with random digits, because usernames are unique.
 */
function* usernamesFor({ name, email }: ProviderIdentity): Generator<string> {
  const longest = USERNAME_MAX_LENGTH - SUFFIX_LENGTH;
  const names = [name, email.split("@")[0] ?? ""].map((text) => cutName(text, longest));
  const plain = names.find((text) => text !== "" && !isPathStep(text)) ?? FALL_BACK_NAME;
  yield plain;
  for (let tried = 1; tried < NAMES_TRIED; tried++) yield `${plain} ${randomInt(SUFFIX_MAX)}`;
}

import { ACCOUNT_ERRORS as responses } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { passkeyAddedEmail } from "#server/modules/accounts/account-emails.ts";
import {
  beginSession,
  type SessionOptions,
  type SignedInSession,
} from "#server/modules/accounts/begin-session.ts";
import { enqueueAccountMail } from "#server/modules/accounts/email-tokens/account-mail.ts";
import { enqueueUndo } from "#server/modules/accounts/email-tokens/undo-email.ts";
import { requireWayIn } from "#server/modules/accounts/require-way-in.ts";
import type { UserRecord } from "#server/modules/accounts/user-presenter.ts";
import { findUser } from "#server/modules/accounts/user-repository.ts";
import { lockSession, lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { newSecret } from "#server/modules/sessions/secrets.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { signInRequired } from "#server/modules/sessions/sign-in-required.ts";
import { consumePasskeyCode, requirePasskeyCode } from "./passkey-codes.ts";
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type PasskeyRecord,
  storeUse,
  takeChallenge,
} from "./passkey-repository.ts";
import type { AuthenticationResponse, RegistrationResponse, RelyingParty } from "./relying-party.ts";

const PASSKEYS_MAX = 20;

/**
 * Options with which a user's browser makes a new passkey. Throws PASSKEY_CODE_REQUIRED, and CONFLICT when
 * there are many already.
 */
export async function startAdding(
  database: Database,
  party: RelyingParty,
  { id: userId, sessionId, needsPasskey }: SignedInUser,
  code: string | undefined,
) {
  if (needsPasskey) await requirePasskeyCode(database, userId, code);
  const user = await findUser(database, userId);
  if (!user) throw signInRequired();
  const known = await requireRoom(database, userId);
  const userHandle = known[0]?.userHandle ?? newSecret();
  const options = await party.registrationOptions(user.email, userHandle, known);
  await insertChallenge(database, options.challenge, { sessionId, userHandle });
  return options;
}

/**
 * Stores the passkey that the browser made, and tells the owner. Throws BAD_REQUEST,
 * PASSKEY_CODE_REQUIRED and CONFLICT.
 */
export async function addPasskey(
  database: Database,
  { party, settings }: { party: RelyingParty; settings: SessionOptions["settings"] },
  {
    caller: { id: userId, sessionId, byPasskey, needsPasskey = false },
    device,
    name,
    code,
    response,
  }: {
    caller: SignedInUser;
    device: string;
    name: string;
    code?: string | undefined;
    response: RegistrationResponse;
  },
): Promise<PasskeyRecord> {
  let userHandle: string | null = null;
  const credential = await party
    .verifyRegistration(response, async (challenge) => {
      userHandle = (await takeChallenge(database, challenge, sessionId))?.userHandle ?? null;
      return userHandle !== null;
    })
    .catch(rejectInvalid);
  if (!credential || userHandle === null) throw new ApiError("BAD_REQUEST", responses.passkeyInvalid);
  // With the code that is consumed below, or in a session that such a passkey began.
  const forAdministration = needsPasskey || byPasskey;
  const values = { ...credential, userId, userHandle, name, forAdministration };
  try {
    return await database.transaction(async (tx) => {
      await lockUserExclusive(tx, userId);
      await lockSession(tx, sessionId);
      if (needsPasskey) await consumePasskeyCode(tx, userId, code);
      const user = await findUser(tx, userId);
      await requireRoom(tx, userId);
      const added = await insertPasskey(tx, values);
      await insertSecurityEvent(tx, { userId, kind: "passkey-added", device });
      if (user) await tellOfPasskey(tx, settings, user, added);
      return added;
    });
  } catch (error) {
    if (violatedUniqueConstraint(error) !== "passkeys_credential_id_key") throw error;
    throw new ApiError("CONFLICT", responses.passkeyKnown, { cause: error });
  }
}

/** The e-mail to a confirmed address can undo it, unless a one-time code vouches for the passkey. */
async function tellOfPasskey(
  tx: Database,
  settings: SessionOptions["settings"],
  { id: userId, email, emailConfirmedAt }: UserRecord,
  { forAdministration }: PasskeyRecord,
): Promise<void> {
  const recipient = { userId, email };
  if (emailConfirmedAt && !forAdministration) {
    await enqueueUndo(tx, recipient, (token) => passkeyAddedEmail(settings, token));
  } else await enqueueAccountMail(tx, recipient, passkeyAddedEmail(settings));
}

/**
 * Throws NOT_FOUND, CONFLICT if nothing else opens the account, and PASSKEY_REQUIRED for an administrator's
 * passkey where the shop requires one and the session began without.
 */
export async function removePasskey(
  database: Database,
  { id: userId, sessionId, needsPasskey }: SignedInUser,
  id: string,
  device: string,
): Promise<void> {
  if (needsPasskey) throw new ApiError("PASSKEY_REQUIRED", responses.passkeyOwnerRequired);
  await database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    await lockSession(tx, sessionId);
    if (!(await deletePasskey(tx, { userId, id }))) throw new ApiError("NOT_FOUND", responses.passkeyUnknown);
    await requireWayIn(tx, userId, responses.lastPasskey);
    await insertSecurityEvent(tx, { userId, kind: "passkey-removed", device });
  });
}

/**
 * Options with which a browser signs in: with any passkey of this shop, or with one of the user who shows
 * again who they are.
 */
export async function startPasskeySignIn(database: Database, party: RelyingParty, userId?: string) {
  const options = await party.authenticationOptions(userId ? await listPasskeys(database, userId) : []);
  await insertChallenge(database, options.challenge);
  return options;
}

/** Starts a session of the passkey's user. Throws UNAUTHENTICATED. */
export async function signInWithPasskey(
  database: Database,
  { party, ...options }: SessionOptions & { party: RelyingParty },
  response: AuthenticationResponse,
  device: string,
): Promise<{ user: UserRecord; session: SignedInSession }> {
  const passkey = await findPasskey(database, response.id);
  const counter =
    passkey &&
    (await party
      .verifyAuthentication(response, passkey, async (challenge) =>
        Boolean(await takeChallenge(database, challenge, null)),
      )
      .catch(rejectInvalid));
  if (passkey === undefined || counter === undefined) throw rejected();
  return database.transaction(async (tx) => {
    await lockUserExclusive(tx, passkey.userId);
    if (!(await storeUse(tx, passkey, counter))) throw rejected();
    const user = await findUser(tx, passkey.userId);
    if (!user) throw rejected();
    const byPasskey = passkey.forAdministration;
    return { user, session: await beginSession(tx, options, user, { device, byPasskey }) };
  });
}

/** The passkeys of a user, who may add another one; throws CONFLICT when there are many already. */
async function requireRoom(database: Database, userId: string): Promise<PasskeyRecord[]> {
  const known = await listPasskeys(database, userId);
  if (known.length >= PASSKEYS_MAX) throw new ApiError("CONFLICT", responses.passkeysFull);
  return known;
}

/** The library throws plain errors for what does not verify; those of the database and of the API pass. */
function rejectInvalid(error: unknown): undefined {
  if (error instanceof ApiError || isDatabaseError(error)) throw error;
  return undefined;
}

function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && (error.name === "DrizzleQueryError" || "code" in error);
}

function rejected(): ApiError {
  return new ApiError("UNAUTHENTICATED", responses.passkeyRejected);
}

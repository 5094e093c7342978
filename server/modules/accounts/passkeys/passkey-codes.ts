import { randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { PASSKEY_CODE_HOURS } from "#contract/limits.ts";
import { ACCOUNT_ERRORS as responses } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { passkeyCodes } from "#server/db/schema/passkeys.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { hashSecret } from "#server/modules/sessions/secrets.ts";

/** Crockford's alphabet, in which no two characters look alike. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Four groups of four characters, 80 bits. */
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Makes the one-time code with which an administrator adds a passkey, in place of an earlier one. */
export async function createPasskeyCode(tx: Database, userId: string): Promise<string> {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const code = Array.from({ length: GROUPS }, group).join("-");
  const values = {
    codeHash: hashOf(code),
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(hours => ${PASSKEY_CODE_HOURS})`,
  };
  await tx
    .insert(passkeyCodes)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: passkeyCodes.userId, set: values });
  return code;
}

/** Throws PASSKEY_CODE_REQUIRED unless the code is the user's and valid. */
export async function requirePasskeyCode(
  database: Database,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!code) throw new ApiError("PASSKEY_CODE_REQUIRED", responses.passkeyCodeRequired);
  if ((await database.$count(passkeyCodes, matching(userId, code))) === 0) throw wrongCode();
}

/** Uses up a code; throws PASSKEY_CODE_REQUIRED if it is not valid, or another request was first. */
export async function consumePasskeyCode(tx: Database, userId: string, code = ""): Promise<void> {
  const used = await tx.delete(passkeyCodes).where(matching(userId, code)).returning();
  if (used.length === 0) throw wrongCode();
}

function matching(userId: string, code: string) {
  return and(
    eq(passkeyCodes.userId, userId),
    eq(passkeyCodes.codeHash, hashOf(code)),
    gt(passkeyCodes.expiresAt, sql`now()`),
  );
}

/** A person may type it in lower case, without dashes, or with letters that look like digits. */
function hashOf(code: string): string {
  return hashSecret(
    code
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, "")
      .replaceAll("O", "0")
      .replace(/[IL]/g, "1"),
  );
}

function wrongCode(): ApiError {
  return new ApiError("PASSKEY_CODE_REQUIRED", responses.passkeyCodeWrong);
}

import { hash, verify } from "@node-rs/argon2";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { createKeyedQueue } from "#server/lib/limit-concurrency.ts";

/** OWASP's recommended cost for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a thread of the pool that file access uses too. */
const CONCURRENT_HASHES = 2;
/** A hash takes about 50 ms of a core, so the last of a full queue waits about 2.5 s. */
const HASHES_MAX = 102;
/** Of one client, which has one lane: others overtake what waits in it. */
const HASHES_OF_CLIENT_MAX = 20;
const limited = createKeyedQueue({
  ...{ slots: CONCURRENT_HASHES, slotsPerKey: 1 },
  ...{ max: HASHES_MAX, maxPerKey: HASHES_OF_CLIENT_MAX },
  whenFull: () =>
    new ApiError("UNAVAILABLE", ACCOUNT_ERRORS.signInBusy, {
      retryAfter: 5,
    }),
});

/**
 * The hash of a discarded random password: verifying it takes the same time for an account without password.
 */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$MF2YpH6S9TgyRSJh58pH6w$kSiITLD9U1Lw7rjEDMG6gkbs7kdp4n8GFAmpFnrFrbc";

/**
 * The form in which a password is stored: argon2id, encoded. `client` is the id of the user or the address
 * that asks. Throws UNAVAILABLE when too many wait, as isPassword does.
 */
export async function hashPassword(password: string, client: string): Promise<string> {
  return limited(client, () => hash(composed(password), COST));
}

/** Whether the password matches the hash; without a hash it takes the same time and returns false. */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  client: string,
): Promise<boolean> {
  const matches = await limited(client, () => verify(passwordHash ?? DUMMY_HASH, composed(password)));
  return passwordHash !== null && matches;
}

/** Keyboards differ in how they compose the same accented letter. */
function composed(password: string): string {
  return password.normalize("NFC");
}

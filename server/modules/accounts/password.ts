import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";

/** OWASP's first choice for argon2id, which is what the library makes unless told otherwise (D14). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and a thread that other work of the process needs too. */
const AT_ONCE = 2;
const slot = limitConcurrency(AT_ONCE);

/** The hash of a password that nobody has, so that an account without password is refused in the time of one with a wrong password. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$MF2YpH6S9TgyRSJh58pH6w$kSiITLD9U1Lw7rjEDMG6gkbs7kdp4n8GFAmpFnrFrbc";

/** What the database keeps of a password: argon2id in its encoded form. */
export async function hashPassword(password: string): Promise<string> {
  return slot(() => hash(composed(password), COST));
}

/** Whether the password is the one that was hashed; takes as long where there is no hash. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await slot(() => verify(passwordHash ?? NOBODYS_HASH, composed(password)));
  return passwordHash !== null && matches;
}

/** Keyboards differ in how they compose the same accented letter. */
function composed(password: string): string {
  return password.normalize("NFC");
}

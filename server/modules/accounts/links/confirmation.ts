import { eq, sql } from "drizzle-orm";
import { CONFIRM_EMAIL_HOURS } from "#contract/limits.ts";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/errors/api-error.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { enqueueAccountMail } from "./account-mail.ts";
import { confirmAddressEmail } from "./confirm-address-email.ts";
import { type AccountLink, consumeLink, findLink, insertLink } from "./link-repository.ts";

const DAY_SECONDS = 24 * 60 * 60;
const VALID_FOR = sql`make_interval(hours => ${CONFIRM_EMAIL_HOURS})`;

/** Enqueues the e-mail that asks to confirm an address; returns false if the address has had its messages of the day. */
export async function enqueueConfirmation(
  tx: Database,
  settings: EmailSettings,
  recipient: AccountLink,
): Promise<boolean> {
  const secret = await insertLink(tx, { ...recipient, purpose: "confirm-email", validFor: VALID_FOR });
  return enqueueAccountMail(tx, recipient, confirmAddressEmail(settings, secret));
}

/** Enqueues that e-mail once more for a user; returns false if the address is confirmed already. Throws RATE_LIMITED. */
export async function repeatConfirmation(
  database: Database,
  settings: EmailSettings,
  userId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    const user = await findAddress(tx, userId);
    if (!user || user.confirmedAt) return false;
    const isSent = await enqueueConfirmation(tx, settings, { userId, email: user.email });
    if (!isSent)
      throw new ApiError("RATE_LIMITED", ACCOUNT_RESPONSES.addressHadEnough, { retryAfter: DAY_SECONDS });
    return true;
  });
}

/** Confirms the address that the link was sent to; returns the user's id. Throws LINK_INVALID, LINK_EXPIRED or LINK_USED. */
export async function confirmAddress(database: Database, secret: string): Promise<string> {
  return database.transaction(async (tx) => {
    const { userId, email } = await findLink(tx, "confirm-email", secret);
    await lockUserExclusive(tx, userId);
    await consumeLink(tx, secret);
    const user = await findAddress(tx, userId);
    if (user?.email !== email) throw new ApiError("LINK_INVALID", ACCOUNT_RESPONSES.linkInvalid);
    await tx
      .update(users)
      .set({ emailConfirmedAt: user.confirmedAt ?? sql`now()` })
      .where(eq(users.id, userId));
    return userId;
  });
}

async function findAddress(tx: Database, userId: string) {
  const [user] = await tx
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

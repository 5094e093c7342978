import { eq } from "drizzle-orm";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/users.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { insertSecurityEvent, isNewDevice } from "#server/modules/sessions/security-event-repository.ts";
import { type NewSession, startSession } from "#server/modules/sessions/session-repository.ts";
import { newDeviceEmail } from "./account-emails.ts";
import { enqueueAccountMail } from "./email-tokens/account-mail.ts";
import type { UserRecord } from "./user-presenter.ts";

export interface SessionOptions {
  settings: EmailSettings;
  sessionTtlHours: number;
}

export interface SignedInSession extends NewSession {
  isNewDevice: boolean;
}

/**
 * Starts a session for every kind of sign-in. The owner of a confirmed address is told of a device that is
 * new to the account. Throws BLOCKED.
 */
export async function beginSession(
  tx: Database,
  { settings, sessionTtlHours }: SessionOptions,
  user: UserRecord,
  { device, byPasskey = false }: { device: string; byPasskey?: boolean },
): Promise<SignedInSession> {
  await requireUnblocked(tx, user.id);
  const isNew = await isNewDevice(tx, user.id, device);
  await insertSecurityEvent(tx, {
    userId: user.id,
    kind: isNew ? "signed-in-on-new-device" : "signed-in",
    device,
  });
  if (isNew && user.emailConfirmedAt) {
    await enqueueAccountMail(tx, { userId: user.id, email: user.email }, newDeviceEmail(settings, device));
  }
  const session = await startSession(tx, user.id, { ttlHours: sessionTtlHours, device, byPasskey });
  return { ...session, isNewDevice: isNew };
}

/** Locked, so that a session cannot begin while the account is being blocked. */
async function requireUnblocked(tx: Database, userId: string): Promise<void> {
  const [found] = await tx
    .select({ blockedAt: users.blockedAt, reason: users.blockedReason })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
  if (found?.blockedAt) throw blockedError(found.reason);
}

function blockedError(reason: string | null): ApiError {
  return new ApiError("BLOCKED", reason ? ACCOUNT_ERRORS.blockedBecause({ reason }) : ACCOUNT_ERRORS.blocked);
}

import { eq, sql } from "drizzle-orm";
import type { AlertSettings } from "#contract/account/alerts.ts";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";
import { shopDay } from "#contract/values/zoned-time.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { alertSettings } from "#server/db/schema/boards.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { aboutAlerts, withdrawMessages } from "#server/modules/mail/outbox-repository.ts";
import { lockUserExclusive } from "#server/modules/sessions/lock-order.ts";
import { userOfAlertToken } from "./alert-token.ts";
import { followsStylists, unfollowAll } from "./followed-looks.ts";

export async function readAlertSettings(database: Database, userId: string): Promise<AlertSettings> {
  return { priceDrops: (await findChoice(database, userId)) ?? false };
}

/** The user is asked until the first choice. */
export async function asksForAlerts(database: Database, userId: string): Promise<boolean> {
  return (await findChoice(database, userId)) === undefined;
}

/** Turns alerts on from tomorrow, or off; then a digest that is not sent yet is deleted, unless it may tell of stylists' looks. */
export async function changeAlertSettings(
  database: Database,
  userId: string,
  { priceDrops }: AlertSettings,
  timeZone: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    const { day: comparedOn } = shopDay(await databaseNow(tx), timeZone);
    await tx
      .insert(alertSettings)
      .values({ userId, priceDrops, comparedOn })
      .onConflictDoUpdate({
        target: alertSettings.userId,
        set: { priceDrops, comparedOn },
        // A repeated call must not skip a day.
        setWhere: sql`${alertSettings.priceDrops} <> excluded.price_drops`,
      });
    await withdrawUnwantedDigest(tx, userId);
  });
}

/** Deletes the unsent digest of a user who neither wants alerts nor follows a stylist. */
export async function withdrawUnwantedDigest(tx: Database, userId: string): Promise<void> {
  const { priceDrops } = await readAlertSettings(tx, userId);
  // What a digest tells of stylists' looks would never be told again.
  if (!priceDrops && !(await followsStylists(tx, userId))) await withdrawMessages(tx, aboutAlerts(userId));
}

/** Turns alerts off and ends following, which is what digests are about. Idempotent. */
export async function unsubscribeFromAlerts(
  database: Database,
  token: string,
  timeZone: string,
): Promise<void> {
  const userId = await userOfAlertToken(database, token);
  if (userId === undefined) throw tokenInvalid();
  const ended = database.transaction(async (tx) => {
    await lockUserExclusive(tx, userId);
    await unfollowAll(tx, userId);
    await changeAlertSettings(tx, userId, { priceDrops: false }, timeZone);
  });
  await ended.catch((error: unknown) => {
    // The account is deleted.
    if (error instanceof ApiError && error.code === "UNAUTHENTICATED") throw tokenInvalid();
    throw error;
  });
}

function tokenInvalid(): ApiError {
  return new ApiError("NOT_FOUND", MAILING_ERRORS.tokenInvalid);
}

async function findChoice(database: Database, userId: string): Promise<boolean | undefined> {
  const [row] = await database
    .select({ priceDrops: alertSettings.priceDrops })
    .from(alertSettings)
    .where(eq(alertSettings.userId, userId));
  return row?.priceDrops;
}

import { eq } from "drizzle-orm";
import type { AlertSettings } from "#contract/alerts.ts";
import type { Database } from "#server/db/database.ts";
import { alertSettings } from "#server/db/schema/boards.ts";
import { lockUserShared } from "#server/modules/sessions/lock-user.ts";

/** What a user has chosen; without a choice, alerts are off. */
export async function readAlertSettings(database: Database, userId: string): Promise<AlertSettings> {
  return { priceDrops: (await findChoice(database, userId)) ?? false };
}

/** Whether to ask the user about alerts: only until the first answer. */
export async function asksForAlerts(database: Database, userId: string): Promise<boolean> {
  return (await findChoice(database, userId)) === undefined;
}

export async function changeAlertSettings(
  database: Database,
  userId: string,
  { priceDrops }: AlertSettings,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    await tx
      .insert(alertSettings)
      .values({ userId, priceDrops })
      .onConflictDoUpdate({ target: alertSettings.userId, set: { priceDrops } });
  });
}

async function findChoice(database: Database, userId: string): Promise<boolean | undefined> {
  const [row] = await database
    .select({ priceDrops: alertSettings.priceDrops })
    .from(alertSettings)
    .where(eq(alertSettings.userId, userId));
  return row?.priceDrops;
}

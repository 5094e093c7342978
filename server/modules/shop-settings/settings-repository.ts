import { and, eq, sql } from "drizzle-orm";
import { SETTING_KEYS, type SettingKey } from "#contract/shop/setting-labels.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import type { Database } from "#server/db/database.ts";
import { shopSettings } from "#server/db/schema/shop-settings.ts";

export async function readSettings(
  database: Database,
  first: Omit<ShopSettings, "versions">,
): Promise<ShopSettings> {
  const rows = await database.select().from(shopSettings);
  const versions = Object.fromEntries(SETTING_KEYS.map((key) => [key, 0])) as ShopSettings["versions"];
  const values: Record<string, unknown> = { ...first };
  for (const { key, value, version } of rows) {
    // A later version may have stored a setting that this version does not know.
    if (!SETTING_KEYS.includes(key)) continue;
    values[key] = value;
    versions[key] = version;
  }
  return { ...(values as Omit<ShopSettings, "versions">), versions };
}

/** Returns false if another change came first. */
export async function replaceSetting(
  tx: Database,
  key: SettingKey,
  value: unknown,
  version: number,
): Promise<boolean> {
  // As text, because the driver would store null as the absence of a value.
  const json = sql`${JSON.stringify(value)}::jsonb`;
  const stored =
    version === 0
      ? await tx
          .insert(shopSettings)
          .values({ key, value: json, version: 1 })
          .onConflictDoNothing()
          .returning({ key: shopSettings.key })
      : await tx
          .update(shopSettings)
          .set({ value: json, version: version + 1 })
          .where(and(eq(shopSettings.key, key), eq(shopSettings.version, version)))
          .returning({ key: shopSettings.key });
  return stored.length > 0;
}

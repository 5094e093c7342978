import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SettingKey } from "#contract/shop/setting-labels.ts";

/** Settings that an administrator has changed; the others have their first values. */
export const shopSettings = pgTable("shop_settings", {
  key: text("key").$type<SettingKey>().primaryKey(),
  /** May be JSON's null. */
  value: jsonb("value").notNull(),
  version: integer("version").notNull(),
});

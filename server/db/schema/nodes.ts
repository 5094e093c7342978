import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** When each background job last acquired its lease. */
export const jobLeases = pgTable("job_leases", {
  name: text("name").primaryKey(),
  acquiredAt: timestamp("acquired_at", { withTimezone: true }).notNull(),
});

/** Random keys shared by all nodes of a shop, generated on first use. */
export const shopSecrets = pgTable("shop_secrets", {
  name: text("name").primaryKey(),
  /** 32 bytes in base64url. */
  secret: text("secret").notNull(),
});

import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Background work that one node at a time does: when it was last begun, by whichever node. */
export const jobLeases = pgTable("background_turns", {
  name: text("name").primaryKey(),
  takenAt: timestamp("taken_at", { withTimezone: true }).notNull(),
});

/** Random keys that all nodes of a shop share; made when first needed. */
export const shopSecrets = pgTable("shop_secrets", {
  name: text("name").primaryKey(),
  /** 32 bytes in base64url. */
  secret: text("secret").notNull(),
});

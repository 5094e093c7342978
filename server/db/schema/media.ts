import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Stored pictures; the id is the SHA-256 of the stored bytes in hex, so that equal pictures are one. */
export const media = pgTable("media", {
  id: text("id").primaryKey(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  byteSize: integer("byte_size").notNull(),
  /** Blurred preview as a data URL. */
  placeholder: text("placeholder").notNull(),
  /** When it was last saved or became unused; the sweep (media-sweep.ts) uses it. */
  lastTouchedAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

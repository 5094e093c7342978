import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { COLOURS } from "#contract/outfit/outfit-vocabulary.ts";

/**
 * Stored pictures. The id is the SHA-256 of the stored bytes in hexadecimal, which deduplicates equal
 * pictures; that of a private one has a prefix.
 */
export const media = pgTable("media", {
  id: text("id").primaryKey(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  byteSize: integer("byte_size").notNull(),
  /** Blurred preview as a data URL. */
  placeholder: text("placeholder").notNull(),
  /** The dominant colours, most common first. */
  colours: text("colours", { enum: COLOURS }).array().notNull().default([]),
  /**
   * When the picture was last saved or lost a reference; media-sweep.ts deletes unreferenced ones
   * some time later.
   */
  lastTouchedAt: timestamp("last_touched_at", { withTimezone: true }).notNull().defaultNow(),
});

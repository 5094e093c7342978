import { bigint, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { SORT_FIELDS } from "#contract/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit-vocabulary.ts";

/* Counts of active outfits that the triggers on outfits keep, as they keep catalogue_totals. */

/** How many there are of each combination of filters; its number is where a segment counts it. */
export const catalogueShelves = pgTable(
  "catalogue_shelves",
  {
    category: text("category", { enum: CATEGORIES }).notNull(),
    section: text("section", { enum: SECTIONS }).notNull(),
    type: text("type", { enum: OUTFIT_TYPES }).notNull(),
    activeOutfits: bigint("active_outfits", { mode: "number" }).notNull(),
    number: smallint("number").notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.category, table.section, table.type] })],
);

/**
 * The list of all active outfits, in an ascending order, cut into segments of a thousand or two: where each begins (the key is what is sorted by,
 * a time in milliseconds) and how many outfits it has, in all and of each shelf, by the shelf's number. With them a page deep in the list,
 * or in the list of some shelves, is found without counting up to it.
 */
export const listSegments = pgTable(
  "list_segments",
  {
    sortField: text("sort_field", { enum: SORT_FIELDS }).notNull(),
    lowKey: bigint("low_key", { mode: "number" }).notNull(),
    lowId: uuid("low_id").notNull(),
    activeOutfits: bigint("active_outfits", { mode: "number" }).notNull(),
    shelves: integer("shelves").array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.sortField, table.lowKey, table.lowId] })],
);

/**
 * Outfits that likes have moved in the list by likes since they were last counted into its segments, and the shelf they stood on then. What
 * likes change is only added here: counting it at once would make all likes of the shop wait for each other.
 */
export const likeMoves = pgTable("like_moves", {
  id: uuid("id").primaryKey().defaultRandom(),
  outfitId: uuid("outfit_id").notNull(),
  fromLikes: integer("from_likes").notNull(),
  toLikes: integer("to_likes").notNull(),
  /** The number of the shelf. */
  shelf: smallint("shelf").notNull(),
});

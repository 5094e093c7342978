import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit-vocabulary.ts";
import { catalogueImports } from "./catalogue-imports.ts";
import { media } from "./media.ts";

export const outfits = pgTable(
  "outfits",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    category: text("category", { enum: CATEGORIES }).notNull(),
    section: text("section", { enum: SECTIONS }).notNull(),
    type: text("type", { enum: OUTFIT_TYPES }).notNull(),
    rateLook: doublePrecision("rate_look").notNull(),
    tags: text("tags").array().notNull(),
    description: text("description").notNull(),
    isActive: boolean("is_active").notNull().default(true),
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id),
    /** Derived from the items whenever they are written. */
    itemCount: integer("item_count").notNull(),
    totalPricePaise: bigint("total_price_paise", { mode: "number" }).notNull(),
    /** The words by which search finds the outfit (see search-words.ts). */
    searchWords: text("search_words").array().notNull(),
    likeCount: integer("like_count").notNull().default(0),
    dislikeCount: integer("dislike_count").notNull().default(0),
    commentCount: integer("comment_count").notNull().default(0),
    viewCount: bigint("view_count", { mode: "number" }).notNull().default(0),
    version: integer("version").notNull().default(1),
    /** Digest of what an import said, so that importing it again adds nothing (D41). */
    importKey: text("import_key"),
    importId: uuid("import_id").references(() => catalogueImports.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("outfits_import_key_key").on(table.importKey),
    index("outfits_import_id_idx").on(table.importId),
    index("outfits_media_id_idx").on(table.mediaId),
    // Without a list of pending entries, which every search would have to read through.
    index("outfits_search_words_idx").using("gin", table.searchWords).with({ fastupdate: false }),
    // The orders of the public lists. What can be filtered by stands behind them, so that a list is made from the index alone.
    index("outfits_newest_order_idx")
      .on(table.createdAt, table.id, table.category, table.section, table.type)
      .where(sql`is_active`),
    index("outfits_liked_order_idx")
      .on(table.likeCount, table.id, table.category, table.section, table.type)
      .where(sql`is_active`),
    index("outfits_clicked_order_idx")
      .on(table.viewCount, table.id, table.category, table.section, table.type)
      .where(sql`is_active`),
    index("outfits_price_order_idx")
      .on(table.totalPricePaise, table.id, table.category, table.section, table.type)
      .where(sql`is_active`),
    // The few outfits of a rare combination, with everything that a list can be sorted by.
    index("outfits_shelf_idx")
      .on(
        table.category,
        table.section,
        table.type,
        table.createdAt,
        table.id,
        table.likeCount,
        table.viewCount,
        table.totalPricePaise,
      )
      .where(sql`is_active`),
    index("outfits_viewed_idx").on(table.viewCount, table.likeCount, table.createdAt).where(sql`is_active`),
    index("outfits_admin_newest_idx").on(table.createdAt, table.id),
    check("outfits_rate_look_check", sql`${table.rateLook} between 0 and 5`),
    check(
      "outfits_counts_check",
      sql`${table.likeCount} >= 0 and ${table.dislikeCount} >= 0 and ${table.commentCount} >= 0 and ${table.viewCount} >= 0`,
    ),
  ],
);

export const outfitItems = pgTable(
  "outfit_items",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    sourceName: text("source_name").notNull(),
    itemName: text("item_name").notNull(),
    pricePaise: bigint("price_paise", { mode: "number" }).notNull(),
    link: text("link").notNull(),
  },
  (table) => [
    uniqueIndex("outfit_items_outfit_position_key").on(table.outfitId, table.position),
    check("outfit_items_price_check", sql`${table.pricePaise} > 0`),
  ],
);

/**
 * Every word of the catalogue, with the word itself and what is left of it when one letter is dropped: two words one typo apart
 * share such a remainder, so that a mistyped word is found by index.
 */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").primaryKey(),
    deletions: text("deletions").array().notNull(),
  },
  (table) => [
    index("search_words_deletions_idx").using("gin", table.deletions).with({ fastupdate: false }),
    index("search_words_substring_idx")
      .using("gin", table.word.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);

/**
 * One row: how many outfits are active and how often those were viewed in all. Triggers on outfits keep it (see the migration), so that
 * it is right whoever writes, and nobody has to count a million rows.
 */
export const catalogueTotals = pgTable(
  "catalogue_totals",
  {
    id: integer("id").primaryKey(),
    activeOutfits: bigint("active_outfits", { mode: "number" }).notNull(),
    activeViews: bigint("active_views", { mode: "number" }).notNull(),
  },
  (table) => [check("catalogue_totals_one_row_check", sql`${table.id} = 1`)],
);

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
    /** The words that search compares (see search-words.ts). */
    searchWords: text("search_words").array().notNull(),
    likeCount: integer("like_count").notNull().default(0),
    dislikeCount: integer("dislike_count").notNull().default(0),
    commentCount: integer("comment_count").notNull().default(0),
    viewCount: bigint("view_count", { mode: "number" }).notNull().default(0),
    version: integer("version").notNull().default(1),
    /** Digest of the imported line; unique, so that importing it again adds nothing. */
    importKey: text("import_key"),
    importId: uuid("import_id").references(() => catalogueImports.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("outfits_import_key_key").on(table.importKey),
    index("outfits_import_id_idx").on(table.importId),
    index("outfits_media_id_idx").on(table.mediaId),
    // Without fastupdate, because every search would scan the list of pending entries.
    index("outfits_search_words_idx").using("gin", table.searchWords).with({ fastupdate: false }),
    // One index for each order of the public lists. They end with the columns of the filters, so that a page's ids come from an index-only scan.
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
    // For filters that few outfits pass; it ends with the columns that a list can be sorted by, for the same reason.
    index("outfits_filter_idx")
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
 * Every word of the catalogue. `deletions` has the word itself and each remainder with one letter dropped: two words one typo apart share a
 * remainder, so an index finds what a mistyped word may mean.
 */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").primaryKey(),
    deletions: text("deletions").array().notNull(),
  },
  (table) => [
    index("search_words_deletions_idx").using("gin", table.deletions).with({ fastupdate: false }),
    index("search_words_prefix_idx").on(table.word.op("text_pattern_ops")),
  ],
);

/** At most one row: the number of active outfits and the sum of their views, which triggers on outfits update. */
export const catalogueTotals = pgTable(
  "catalogue_totals",
  {
    id: integer("id").primaryKey(),
    activeOutfits: bigint("active_outfits", { mode: "number" }).notNull(),
    activeViews: bigint("active_views", { mode: "number" }).notNull(),
  },
  (table) => [check("catalogue_totals_one_row_check", sql`${table.id} = 1`)],
);

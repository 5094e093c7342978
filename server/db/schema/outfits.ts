import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DEFAULT_ITEM_MATCH, ITEM_MATCHES, ITEM_ROLES } from "#contract/outfit/item-styling.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { catalogueImports } from "./catalogue-imports.ts";
import { media } from "./media.ts";
import { users } from "./users.ts";

/** Where a link of a look led when the look was published. */
export interface ApprovedLink {
  itemLink: string;
  finalUrl: string;
}

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
    /** Derived from the items whenever they are written, as are the two columns below. */
    subtitle: text("subtitle").notNull().default(""),
    itemCount: integer("item_count").notNull(),
    totalPricePaise: bigint("total_price_paise", { mode: "number" }).notNull(),
    /** What search finds the outfit by (see outfit-tokens.ts). */
    searchTokens: integer("search_tokens").array().notNull().default([]),
    /**
     * The tokens that similar outfits share: garments, colours and words of the items (see outfit-tokens.ts).
     */
    outfitTokens: integer("outfit_tokens").array().notNull().default([]),
    likeCount: integer("like_count").notNull().default(0),
    dislikeCount: integer("dislike_count").notNull().default(0),
    commentCount: integer("comment_count").notNull().default(0),
    viewCount: bigint("view_count", { mode: "number" }).notNull().default(0),
    /** How often a link of its items was opened. */
    openCount: integer("open_count").notNull().default(0),
    saveCount: integer("save_count").notNull().default(0),
    /** When an inactive outfit is activated by itself. Of an active one it says nothing. */
    publishAt: timestamp("publish_at", { withTimezone: true, precision: 3 }),
    version: integer("version").notNull().default(1),
    /** Digest of the imported line; unique, so that importing it again adds nothing. */
    importKey: text("import_key"),
    importId: uuid("import_id").references(() => catalogueImports.id, { onDelete: "set null" }),
    /** The person who styled it; null for a look of the shop, and after that person's account is deleted. */
    stylistId: uuid("stylist_id").references(() => users.id, { onDelete: "set null" }),
    /** Whether a person styled it, of whom `stylistId` may know nothing any more. */
    isStyled: boolean("is_styled").notNull().default(false),
    /** Where the links led when the look was published, once its author's account and submission are deleted. */
    approvedLinks: jsonb("approved_links").$type<ApprovedLink[]>(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("outfits_import_key_key").on(table.importKey),
    index("outfits_import_id_idx").on(table.importId),
    index("outfits_media_id_idx").on(table.mediaId),
    index("outfits_stylist_idx").on(table.stylistId, table.createdAt).where(sql`stylist_id is not null`),
    // Without fastupdate, because every search would scan the list of pending entries.
    index("outfits_search_tokens_idx")
      .using("gin", table.searchTokens)
      .with({ fastupdate: false })
      .where(sql`is_active`),
    // One index for each order of the public lists. They end with the columns of the filters, so that a
    // page's ids come from an index-only scan.
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
    // For filters that few outfits pass; it ends with the columns that a list can be sorted by, for the same
    // reason.
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
    index("outfits_publish_at_idx").on(table.publishAt).where(sql`publish_at is not null`),
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
    /**
     * Derived from the name when the outfit is indexed, in the transaction that stores it; so is what is null
     * below.
     */
    role: text("role", { enum: ITEM_ROLES }),
    /** Whether the role was chosen, so that it stays when the name or the vocabulary changes. */
    roleIsGiven: boolean("role_is_given").notNull().default(false),
    match: text("match", { enum: ITEM_MATCHES }).notNull().default(DEFAULT_ITEM_MATCH),
    /** The item's place in the picture: shares of its width and height. */
    spotX: doublePrecision("spot_x"),
    spotY: doublePrecision("spot_y"),
    /** The link as `normaliseLink` writes it, equal for the same product. */
    normalisedLink: text("normalised_link"),
    /** Equal for items of the same garment and colour; null where the name tells no garment. */
    kindToken: integer("kind_token"),
    /** The words of the item's name and source, as tokens. */
    searchTokens: integer("search_tokens").array().notNull().default([]),
    openCount: integer("open_count").notNull().default(0),
    /** The price when the outfit was published, if the shop has changed it since. */
    publishedPricePaise: bigint("published_price_paise", { mode: "number" }),
  },
  (table) => [
    uniqueIndex("outfit_items_outfit_position_key").on(table.outfitId, table.position),
    // The hash, because a link can be longer than an index entry.
    index("outfit_items_link_idx").on(sql`md5(${table.normalisedLink})`),
    index("outfit_items_kind_idx")
      .on(table.kindToken, table.pricePaise, table.outfitId)
      .where(sql`kind_token is not null`),
    index("outfit_items_source_idx").on(sql`lower(${table.sourceName}) text_pattern_ops`),
    check("outfit_items_price_check", sql`${table.pricePaise} > 0`),
    check(
      "outfit_items_spot_check",
      sql`(${table.spotX} is null) = (${table.spotY} is null) and ${table.spotX} between 0 and 1 and ${table.spotY} between 0 and 1`,
    ),
  ],
);

/**
 * What the administrator's search reads of each outfit and its items, in lower case; triggers update it. Its
 * rows are narrow, so that reading them all is cheap.
 */
export const outfitTexts = pgTable("outfit_texts", {
  outfitId: uuid("outfit_id")
    .primaryKey()
    .references(() => outfits.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
});

/**
 * Every word of the catalogue. `deletions` has the word itself and each remainder with one letter dropped:
 * two words one typo apart share a remainder, so an index finds what a mistyped word may mean.
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

/**
 * At most one row: the number of active outfits and the sum of their views, which triggers on outfits update.
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

/**
 * The number of active outfits of each combination of the three filters, which triggers on outfits update.
 */
export const catalogueCounts = pgTable(
  "catalogue_counts",
  {
    category: text("category", { enum: CATEGORIES }).notNull(),
    section: text("section", { enum: SECTIONS }).notNull(),
    type: text("type", { enum: OUTFIT_TYPES }).notNull(),
    activeOutfits: bigint("active_outfits", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.section, table.type] })],
);

/**
 * At most one row: which version of the fashion terms the outfits are indexed with, and how far a new one has
 * come.
 */
export const searchIndex = pgTable(
  "search_index",
  {
    id: integer("id").primaryKey(),
    /**
     * The version that all outfits up to `indexedUpTo` have; all outfits where that is null. It never
     * decreases.
     */
    version: integer("version").notNull(),
    indexedUpTo: uuid("indexed_up_to"),
  },
  (table) => [check("search_index_one_row_check", sql`${table.id} = 1`)],
);

/** The outfits that an import changed, as they were before, so that undoing it changes them back. */
export const importedChanges = pgTable(
  "imported_changes",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => catalogueImports.id, { onDelete: "cascade" }),
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    /** The edit that makes the outfit as it was. */
    before: jsonb("before").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.outfitId] }),
    index("imported_changes_outfit_id_idx").on(table.outfitId),
    // The sweep asks for each picture whether an undo would show it again.
    index("imported_changes_media_id_idx").on(sql`(${table.before} ->> 'mediaId')`),
  ],
);

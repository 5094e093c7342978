import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
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
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { AVAILABILITIES } from "#contract/links/links.ts";
import { ITEM_ROLES } from "#contract/outfit/item-styling.ts";
import { type Colour, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { PIECE_IMPORT_STATES, type ProductMapping } from "#contract/pieces/product-file.ts";
import { users } from "./users.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Imports of product files: their progress, and what one is undone by (`imported_pieces`). */
export const pieceImports = pgTable(
  "piece_imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    state: text("state", { enum: PIECE_IMPORT_STATES }).notNull(),
    /** Products in the file; the next four columns count the processed ones. */
    pieceCount: integer("piece_count").notNull().default(0),
    addedCount: integer("added_count").notNull().default(0),
    changedCount: integer("changed_count").notNull().default(0),
    alreadyThereCount: integer("already_there_count").notNull().default(0),
    refusedCount: integer("refused_count").notNull().default(0),
    /** Pieces of an earlier version of the file that it no longer has. */
    missingCount: integer("missing_count").notNull().default(0),
    refusals: jsonb("refusals").$type<RefusedLine[]>().notNull().default([]),
    /** SHA-256 of the file, by which an import that was cut off is known when it begins again. */
    fileDigest: text("file_digest").notNull(),
    /** The first import of the same file, if this one continues it: both are undone together. */
    partOf: uuid("part_of").references((): AnyPgColumn => pieceImports.id, { onDelete: "set null" }),
    /** Heartbeat of the process that runs it. An old one means that the process has died. */
    aliveAt: time("alive_at").notNull().defaultNow(),
  },
  (table) => [
    index("piece_imports_newest_idx").on(table.createdAt, table.id),
    index("piece_imports_part_of_idx").on(table.partOf),
    // At most one running import on all nodes.
    uniqueIndex("piece_imports_running_key").on(table.state).where(sql`state = 'running'`),
  ],
);

/**
 * The products that outfits are made of. An item with the link of a piece is that piece
 * (`outfit_items.normalised_link`), so a piece follows its product through edits and imports of outfits.
 */
export const pieces = pgTable(
  "pieces",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    sourceName: text("source_name").notNull(),
    /** What the section's search reads. */
    searchText: text("search_text").generatedAlwaysAs(sql`lower(name || ' ' || source_name)`),
    pricePaise: bigint("price_paise", { mode: "number" }).notNull(),
    link: text("link").notNull(),
    /** The link as `normaliseLink` writes it, equal for the same product. */
    normalisedLink: text("normalised_link").notNull(),
    image: text("image"),
    section: text("section", { enum: SECTIONS }),
    role: text("role", { enum: ITEM_ROLES }).notNull(),
    /** Whether the role was chosen, so that it stays when the name changes. */
    roleIsGiven: boolean("role_is_given").notNull().default(false),
    colours: text("colours").array().$type<Colour[]>().notNull().default([]),
    availability: text("availability", { enum: AVAILABILITIES }).notNull(),
    /** The last import that had it; null for a piece from the form. */
    importId: uuid("import_id").references(() => pieceImports.id, { onDelete: "set null" }),
    /** Since when the latest version of its product file no longer has it. */
    missingSince: time("missing_since"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // The hash, because a link can be longer than an index entry.
    uniqueIndex("pieces_link_key").on(sql`md5(${table.normalisedLink})`),
    index("pieces_newest_idx").on(table.createdAt, table.id),
    index("pieces_import_id_idx").on(table.importId),
    index("pieces_source_idx").on(sql`lower(${table.sourceName}) text_pattern_ops`),
    index("pieces_missing_idx").on(table.createdAt, table.id).where(sql`missing_since is not null`),
    check("pieces_price_check", sql`${table.pricePaise} > 0`),
  ],
);

/** What an import did to each piece, so that it can be undone. */
export const importedPieces = pgTable(
  "imported_pieces",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => pieceImports.id, { onDelete: "cascade" }),
    pieceId: uuid("piece_id")
      .notNull()
      .references(() => pieces.id, { onDelete: "cascade" }),
    /**
     * The piece's columns before; null for a piece that the import added, and the former import alone for one
     * that it had as it is.
     */
    before: jsonb("before"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.pieceId] }),
    index("imported_pieces_piece_id_idx").on(table.pieceId),
  ],
);

/** What was last said of a product file with these headings; null where nothing was. */
export const productMappings = pgTable("product_mappings", {
  /** SHA-256 of the headings. */
  headings: text("headings").primaryKey(),
  mapping: jsonb("mapping").$type<ProductMapping>(),
  shopAddress: text("shop_address"),
  sourceName: text("source_name"),
  usedAt: time("used_at").notNull().defaultNow(),
});

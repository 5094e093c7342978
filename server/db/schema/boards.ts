import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { outfits } from "./outfits.ts";
import { users } from "./users.ts";

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const outfitId = () =>
  uuid("outfit_id")
    .notNull()
    .references(() => outfits.id, { onDelete: "cascade" });
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Boards of saved outfits. Every user's default board is created when it is first needed. */
export const boards = pgTable(
  "boards",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    name: text("name").notNull(),
    /** The name as it is compared: unique for the user, without regard to case. */
    nameKey: text("name_key").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    isPublic: boolean("is_public").notNull().default(false),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("boards_user_name_key").on(table.userId, table.nameKey),
    uniqueIndex("boards_user_default_key").on(table.userId).where(sql`is_default`),
  ],
);

/** The outfits of a board, the highest position first. */
export const boardOutfits = pgTable(
  "board_outfits",
  {
    boardId: uuid("board_id")
      .notNull()
      .references(() => boards.id, { onDelete: "cascade" }),
    outfitId: outfitId(),
    position: integer("position").notNull(),
    savedAt: time("saved_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.outfitId] }),
    index("board_outfits_order_idx").on(table.boardId, table.position),
    index("board_outfits_outfit_id_idx").on(table.outfitId),
  ],
);

/**
 * One row for each person and outfit that any of the person's boards has, with what the person knows of it:
 * alerts tell the difference. `outfits.save_count` is the number of its rows.
 */
export const savedOutfits = pgTable(
  "saved_outfits",
  {
    userId: userId(),
    outfitId: outfitId(),
    savedAt: time("saved_at").notNull().defaultNow(),
    /** The price when the outfit was saved, or the last lower one that an alert told. */
    toldPricePaise: bigint("told_price_paise", { mode: "number" }).notNull(),
    /**
     * The links of its pieces that were sold out or gone when it was saved, or at the last alert about them.
     */
    toldMissingLinks: uuid("told_missing_links").array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.outfitId] }),
    index("saved_outfits_outfit_id_idx").on(table.outfitId),
  ],
);

/** Whether a person wants alerts; without a row, the person has not answered yet. */
export const alertSettings = pgTable("alert_settings", {
  userId: userId().primaryKey(),
  priceDrops: boolean("price_drops").notNull(),
  /** The day, in the shop's time zone, for which the person's saved outfits were last compared. */
  comparedOn: date("compared_on", { mode: "string" }),
});

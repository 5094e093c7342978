import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { AVAILABILITIES, LINK_STATES, REPORT_REASONS } from "#contract/links/links.ts";
import { outfits } from "./outfits.ts";
import { users } from "./users.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row for each purchase link, however many items have it: items are found by
 * `outfit_items.normalised_link`, and a trigger on that table adds the row of a new link. Links that no item
 * has any more are deleted every hour.
 */
export const links = pgTable(
  "links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The link as `normaliseLink` writes it. */
    url: text("url").notNull(),
    host: text("host").notNull(),
    state: text("state", { enum: LINK_STATES }).notNull().default("unchecked"),
    /** What the last check could not do, as a sentence for administrators; null if it went well. */
    problem: text("problem"),
    checkedAt: time("checked_at"),
    /** While a check runs, when another may be made although that one never ended. */
    nextCheckAt: time("next_check_at").notNull().defaultNow(),
    /** Checks without a proper response since the last with one, and the time of the first of them. */
    failureCount: integer("failure_count").notNull().default(0),
    failingSince: time("failing_since"),
    /** When the page was first missing; null once it is there again. */
    missingSince: time("missing_since"),
    /** The normalised address of the page after redirects. */
    finalUrl: text("final_url"),
    foundTitle: text("found_title"),
    foundImage: text("found_image"),
    /** In hundredths of the currency's unit: paise where that is INR. */
    foundPriceHundredths: bigint("found_price_hundredths", { mode: "number" }),
    foundCurrency: text("found_currency"),
    availability: text("availability", { enum: AVAILABILITIES }).notNull().default("unknown"),
    priceCheckedAt: time("price_checked_at"),
    /** Whether the found price waits for an administrator's decision. */
    isPriceWaiting: boolean("is_price_waiting").notNull().default(false),
    /** A found price, in paise, that an administrator refused; it is not offered again. */
    refusedPricePaise: bigint("refused_price_paise", { mode: "number" }),
    openCount: integer("open_count").notNull().default(0),
    opensSinceCheck: integer("opens_since_check").notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    // The hash, because a link can be longer than an index entry.
    uniqueIndex("links_url_key").on(sql`md5(${table.url})`),
    index("links_due_idx").on(table.host, table.nextCheckAt),
    index("links_state_idx").on(table.state, table.openCount, table.id),
    index("links_final_url_idx").on(sql`md5(${table.finalUrl})`),
    index("links_waiting_idx").on(table.id).where(sql`is_price_waiting`),
  ],
);

/**
 * Prices of items that changed because the shop's page did. `item_id` is no foreign key: an edit of the
 * outfit writes all its items again.
 */
export const priceChanges = pgTable(
  "price_changes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    itemId: uuid("item_id").notNull(),
    oldPricePaise: bigint("old_price_paise", { mode: "number" }).notNull(),
    newPricePaise: bigint("new_price_paise", { mode: "number" }).notNull(),
    changedAt: time("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("price_changes_item_idx").on(table.itemId, table.changedAt),
    index("price_changes_outfit_id_idx").on(table.outfitId),
  ],
);

/** Who opened an item's link within the last half hour, so that each person counts once. */
export const linkOpens = pgTable(
  "link_opens",
  {
    itemId: uuid("item_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    openedAt: time("opened_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.userId] }),
    index("link_opens_opened_at_idx").on(table.openedAt),
    index("link_opens_user_id_idx").on(table.userId),
  ],
);

/** Problems that shoppers reported; deleted when an administrator has dealt with the link. */
export const linkReports = pgTable(
  "link_reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    linkId: uuid("link_id")
      .notNull()
      .references(() => links.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    note: text("note"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("link_reports_link_id_idx").on(table.linkId),
    index("link_reports_user_id_idx").on(table.userId),
  ],
);

import { date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";

/*
 * How often things happened, by days of the shop's zone. No row refers to a person. Rows have no foreign
 * keys: an outfit may be deleted between a count and its write.
 */

const day = () => date("day", { mode: "string" }).notNull();
const count = (name: string) => integer(name).notNull().default(0);

/** In all; kept for two years. */
export const analyticsDays = pgTable("analytics_days", {
  day: day().primaryKey(),
  views: count("views"),
  likes: count("likes"),
  saves: count("saves"),
  comments: count("comments"),
  cartAdds: count("cart_adds"),
  linkOpens: count("link_opens"),
  searches: count("searches"),
  emptySearches: count("empty_searches"),
  signUps: count("sign_ups"),
});

/** By outfit; kept for the longest period of the dashboard. */
export const analyticsOutfitDays = pgTable(
  "analytics_outfit_days",
  {
    day: day(),
    outfitId: uuid("outfit_id").notNull(),
    views: count("views"),
    likes: count("likes"),
    saves: count("saves"),
    comments: count("comments"),
    cartAdds: count("cart_adds"),
    linkOpens: count("link_opens"),
  },
  (table) => [primaryKey({ columns: [table.day, table.outfitId] })],
);

/** Opened links by shop. */
export const analyticsSourceDays = pgTable(
  "analytics_source_days",
  { day: day(), source: text("source").notNull(), linkOpens: count("link_opens") },
  (table) => [primaryKey({ columns: [table.day, table.source] })],
);

/** Searches by their words. After the day, words that too few people searched for are deleted. */
export const analyticsSearchDays = pgTable(
  "analytics_search_days",
  {
    day: day(),
    words: text("words").notNull(),
    searches: count("searches"),
    emptySearches: count("empty_searches"),
    /**
     * While the day lasts, up to three different people, as 16 bits of a hash with the day's
     * salt; empty afterwards.
     */
    people: integer("people").array().notNull().default([]),
    /** How many of them there are, up to three. */
    peopleCount: smallint("people_count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);

/** The salt of a day's hashes, shared by all nodes and deleted after the day. */
export const analyticsSalts = pgTable("analytics_salts", {
  day: day().primaryKey(),
  /** 32 bytes in base64url. */
  salt: text("salt").notNull(),
});

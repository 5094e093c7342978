import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Composition } from "#contract/studio/composition.ts";
import {
  SUBMISSION_STATES,
  SUBMISSION_WARNINGS,
  type SubmissionInput,
} from "#contract/submissions/submissions.ts";
import { media } from "./media.ts";
import { type ApprovedLink, outfits } from "./outfits.ts";
import { cutouts } from "./studio.ts";
import { users } from "./users.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Looks that people submit. Only their authors and administrators see them; a published one is an outfit too. */
export const submissions = pgTable(
  "submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: SUBMISSION_STATES }).notNull().default("draft"),
    fields: jsonb("fields").$type<SubmissionInput>().notNull(),
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id),
    /** The board that the picture was rendered from, and the picture of its ground. */
    composition: jsonb("composition").$type<Composition>(),
    groundMediaId: text("ground_media_id").references(() => media.id),
    /** For the author: what to change, or why the look was declined. */
    note: text("note"),
    warnings: text("warnings", { enum: SUBMISSION_WARNINGS }).array().notNull().default([]),
    /** Where the links led when the look was published. */
    approvedLinks: jsonb("approved_links").$type<ApprovedLink[]>().notNull().default([]),
    outfitId: uuid("outfit_id")
      .unique("submissions_outfit_id_key")
      .references(() => outfits.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    submittedAt: time("submitted_at"),
    publishedAt: time("published_at"),
  },
  (table) => [
    index("submissions_user_idx").on(table.userId, table.createdAt),
    index("submissions_state_idx").on(table.state, table.submittedAt, table.id),
    index("submissions_media_id_idx").on(table.mediaId),
    index("submissions_ground_idx").on(table.groundMediaId),
  ],
);

/** Which cut-outs the boards of submitted looks have. */
export const submissionCutouts = pgTable(
  "submission_cutouts",
  {
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    cutoutId: uuid("cutout_id")
      .notNull()
      .references(() => cutouts.id),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.cutoutId] }),
    index("submission_cutouts_cutout_idx").on(table.cutoutId),
  ],
);

/** The links of looks that wait for review, which are checked as those of items are. */
export const submissionLinks = pgTable(
  "submission_links",
  {
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** From 0; a link can be longer than a key may be. */
    position: integer("position").notNull(),
    /** The link as `normaliseLink` writes it. */
    url: text("url").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.position] }),
    index("submission_links_url_idx").on(sql`md5(${table.url})`),
  ],
);

/** What stylists say about themselves. A person without a row says nothing. */
export const stylists = pgTable("stylists", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  about: text("about").notNull().default(""),
});

/** Who follows whose looks. */
export const stylistFollows = pgTable(
  "stylist_follows",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    stylistId: uuid("stylist_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Looks that were published until then are no news to this person. */
    toldUntil: time("told_until").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.stylistId] }),
    index("stylist_follows_stylist_idx").on(table.stylistId),
  ],
);

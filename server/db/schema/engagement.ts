import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CONTRIBUTION_REPORT_REASONS, HOLD_REASONS } from "#contract/engagement/contribution-reports.ts";
import { outfits } from "./outfits.ts";
import { users } from "./users.ts";

/** One row per user and target, so like and dislike exclude each other. */
export const REACTION_KINDS = ["like", "dislike"] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

const reactionColumns = {
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: REACTION_KINDS }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
};

export const outfitReactions = pgTable(
  "outfit_reactions",
  {
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    ...reactionColumns,
  },
  (table) => [
    primaryKey({ columns: [table.outfitId, table.userId] }),
    index("outfit_reactions_newest_idx").on(table.outfitId, table.kind, table.createdAt),
    index("outfit_reactions_user_id_idx").on(table.userId),
    check("outfit_reactions_kind_check", sql`${table.kind} in ('like', 'dislike')`),
  ],
);

/** How a comment or reply stands with the moderators. */
const moderationColumns = {
  /**
   * Since when only its author and administrators see it; null while it is public, and counted.
   */
  heldAt: timestamp("held_at", { withTimezone: true }),
  holdReasons: text("hold_reasons", { enum: HOLD_REASONS }).array().notNull().default([]),
  /** Since when it waits for an administrator's decision: it is held, or was reported. */
  queuedAt: timestamp("queued_at", { withTimezone: true }),
};

/** `user_id` is null after the author's account is deleted. */
export const comments = pgTable(
  "comments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    likeCount: integer("like_count").notNull().default(0),
    dislikeCount: integer("dislike_count").notNull().default(0),
    replyCount: integer("reply_count").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    ...moderationColumns,
  },
  (table) => [
    index("comments_newest_idx").on(table.outfitId, table.createdAt, table.id),
    index("comments_author_idx").on(table.userId, table.createdAt),
    index("comments_held_idx").on(table.userId, table.outfitId).where(sql`held_at is not null`),
    index("comments_queue_idx").on(table.queuedAt, table.id).where(sql`queued_at is not null`),
    check(
      "comments_counts_check",
      sql`${table.likeCount} >= 0 and ${table.dislikeCount} >= 0 and ${table.replyCount} >= 0`,
    ),
  ],
);

export const commentReactions = pgTable(
  "comment_reactions",
  {
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    ...reactionColumns,
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index("comment_reactions_newest_idx").on(table.commentId, table.kind, table.createdAt),
    index("comment_reactions_user_id_idx").on(table.userId),
    check("comment_reactions_kind_check", sql`${table.kind} in ('like', 'dislike')`),
  ],
);

export const replies = pgTable(
  "replies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    likeCount: integer("like_count").notNull().default(0),
    dislikeCount: integer("dislike_count").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    ...moderationColumns,
  },
  (table) => [
    index("replies_oldest_idx").on(table.commentId, table.createdAt, table.id),
    index("replies_author_idx").on(table.userId, table.createdAt),
    index("replies_held_idx").on(table.userId, table.commentId).where(sql`held_at is not null`),
    index("replies_queue_idx").on(table.queuedAt, table.id).where(sql`queued_at is not null`),
    check("replies_counts_check", sql`${table.likeCount} >= 0 and ${table.dislikeCount} >= 0`),
  ],
);

export const replyReactions = pgTable(
  "reply_reactions",
  {
    replyId: uuid("reply_id")
      .notNull()
      .references(() => replies.id, { onDelete: "cascade" }),
    ...reactionColumns,
  },
  (table) => [
    primaryKey({ columns: [table.replyId, table.userId] }),
    index("reply_reactions_newest_idx").on(table.replyId, table.kind, table.createdAt),
    index("reply_reactions_user_id_idx").on(table.userId),
    check("reply_reactions_kind_check", sql`${table.kind} in ('like', 'dislike')`),
  ],
);

/** Reports of comments and replies, one of a person and contribution. */
export const contributionReports = pgTable(
  "contribution_reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    commentId: uuid("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    replyId: uuid("reply_id").references(() => replies.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: CONTRIBUTION_REPORT_REASONS }).notNull(),
    note: text("note"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** When an administrator approved it, after which the report no longer counts. */
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("contribution_reports_comment_key").on(table.commentId, table.userId),
    uniqueIndex("contribution_reports_reply_key").on(table.replyId, table.userId),
    index("contribution_reports_user_id_idx").on(table.userId),
    check("contribution_reports_subject_check", sql`num_nonnulls(${table.commentId}, ${table.replyId}) = 1`),
  ],
);

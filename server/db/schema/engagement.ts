import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
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
  },
  (table) => [
    index("comments_newest_idx").on(table.outfitId, table.createdAt, table.id),
    index("comments_user_id_idx").on(table.userId),
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
  },
  (table) => [
    index("replies_oldest_idx").on(table.commentId, table.createdAt, table.id),
    index("replies_user_id_idx").on(table.userId),
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

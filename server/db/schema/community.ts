import { type SQLWrapper, sql } from "drizzle-orm";
import {
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
import { media } from "./media.ts";
import { outfits } from "./outfits.ts";
import { users } from "./users.ts";

/** Requests for a bespoke look, answered within 24 hours. Deleting an account also deletes its requests. */
export const bespokeRequests = pgTable(
  "bespoke_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    description: text("description").notNull(),
    email: text("email").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    mediaId: text("media_id").references(() => media.id),
    answerNote: text("answer_note"),
    answeredBy: uuid("answered_by").references(() => users.id, { onDelete: "set null" }),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("bespoke_requests_open_idx").on(table.createdAt).where(sql`answered_at is null`),
    index("bespoke_requests_user_id_idx").on(table.userId),
    index("bespoke_requests_media_id_idx").on(table.mediaId),
  ],
);

/** The outfits with which a request was answered, in the order in which they are shown. */
export const bespokeAnswerOutfits = pgTable(
  "bespoke_answer_outfits",
  {
    requestId: uuid("request_id")
      .notNull()
      .references(() => bespokeRequests.id, { onDelete: "cascade" }),
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.outfitId] }),
    index("bespoke_answer_outfits_outfit_id_idx").on(table.outfitId),
  ],
);

/** Newsletter subscriptions with double opt-in. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Replaced by the row's id after unsubscribing, so that the address is not retained. */
    email: text("email").notNull().unique("subscriptions_email_key"),
    /**
     * SHA-256 of the secret in the latest sign-up e-mail: confirms the address; unsubscribes it if it
     * is confirmed already.
     */
    confirmationHash: text("confirmation_hash"),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    /** SHA-256 of the secret in the unsubscribe link. */
    unsubscribeHash: text("unsubscribe_hash").notNull(),
    unsubscribedAt: timestamp("unsubscribed_at", { withTimezone: true }),
    /** When the latest sign-up e-mail was enqueued. */
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("subscriptions_confirmation_hash_key").on(table.confirmationHash),
    uniqueIndex("subscriptions_unsubscribe_hash_key").on(table.unsubscribeHash),
  ],
);

/**
 * Whether a message is a digest of alerts, by its deduplication key. The pattern is no parameter, because an
 * expression with a parameter matches no index.
 */
export const isDigest = (deduplicationKey: SQLWrapper) =>
  sql`(${deduplicationKey} like 'account/%/alerts/%')`;

/**
 * The e-mail outbox: messages are enqueued in the transaction that causes them and sent in the background.
 * Recipient and content are cleared after sending.
 */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Identifies the event that causes the message, so that it is enqueued once. */
    deduplicationKey: text("deduplication_key").notNull().unique("outbox_messages_deduplication_key_key"),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
    /**
     * Digest of an address that its owner has not confirmed, kept for the day in which its
     * e-mails are counted.
     */
    unprovedDigest: text("unproved_digest"),
    attempts: integer("attempts").notNull().default(0),
    /**
     * When the message may be sent next: after the lease of the node that is sending it; infinity if sending
     * was given up.
     */
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("outbox_messages_unproved_idx")
      .on(table.unprovedDigest, table.createdAt)
      .where(sql`unproved_digest is not null`),
    index("outbox_messages_due_idx")
      .on(isDigest(table.deduplicationKey), table.nextAttemptAt)
      .where(sql`sent_at is null`),
    check("outbox_messages_attempts_check", sql`${table.attempts} >= 0`),
  ],
);

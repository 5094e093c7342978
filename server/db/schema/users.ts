import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { SECURITY_EVENTS } from "#contract/account/security-events.ts";

/** Accounts. E-mails are stored trimmed and lower-cased. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    username: text("username").notNull(),
    /** What usernames are compared by (`usernameKeyOf`): two names that look alike have one key. */
    usernameKey: text("username_key").notNull().unique("users_username_key"),
    fullName: text("full_name").notNull().default(""),
    email: text("email").notNull().unique("users_email_key"),
    /**
     * When an address of the account was first confirmed; null until then. A later one replaces it only once
     * it is confirmed too.
     */
    emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
    /**
     * The address that replaces a confirmed one once it is confirmed itself. It opens nothing, and others
     * may have it.
     */
    pendingEmail: text("pending_email"),
    pendingEmailSince: timestamp("pending_email_since", { withTimezone: true }),
    gender: text("gender", { enum: ["", "Male", "Female"] })
      .notNull()
      .default(""),
    /** argon2id in its encoded form; null for an account that signs in with an identity provider only. */
    passwordHash: text("password_hash"),
    /** When the password was last set or removed. */
    passwordChangedAt: timestamp("password_changed_at", { withTimezone: true }).notNull().defaultNow(),
    isAdmin: boolean("is_admin").notNull().default(false),
    /** Since when an administrator blocks the account, and what its owner is told. */
    blockedAt: timestamp("blocked_at", { withTimezone: true }),
    blockedReason: text("blocked_reason"),
    googlePhotoUrl: text("google_photo_url").notNull().default(""),
    avatar: text("avatar").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("users_newest_idx").on(table.createdAt, table.id),
    check("users_gender_check", sql`${table.gender} in ('', 'Male', 'Female')`),
    check(
      "users_pending_email_check",
      sql`(${table.pendingEmail} is null) = (${table.pendingEmailSince} is null)`,
    ),
    index("users_pending_email_since_idx")
      .on(table.pendingEmailSince)
      .where(sql`${table.pendingEmail} is not null`),
  ],
);

/** Accounts at identity providers, identified by issuer and subject: e-mail addresses can change hands. */
export const identities = pgTable(
  "identities",
  {
    /** Names the row in paths; the subject is the provider's. */
    id: uuid("id").notNull().unique("identities_id_key").defaultRandom(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("identities_user_id_idx").on(table.userId),
  ],
);

/** What happened to an account, for its owner to see; neither IP nor e-mail addresses are stored. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: SECURITY_EVENTS }).notNull(),
    device: text("device").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("security_events_user_id_idx").on(table.userId, table.createdAt),
    index("security_events_created_at_idx").on(table.createdAt),
  ],
);

/** Sessions; only SHA-256 hashes of their secrets are stored. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique("sessions_token_hash_key"),
    cookieHash: text("cookie_hash").notNull().unique("sessions_cookie_hash_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** When the user last proved who they are: at the start, or with the password since. */
    authenticatedAt: timestamp("authenticated_at", { withTimezone: true }).notNull().defaultNow(),
    /** To within five minutes. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull().defaultNow(),
    /** Browser and system, such as "Chrome on Android". */
    device: text("device").notNull().default(""),
    /** Whether it began with a passkey for administration. */
    byPasskey: boolean("by_passkey").notNull().default(false),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("sessions_user_id_idx").on(table.userId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

import { bigint, boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "./users.ts";

/** Public keys with which users sign in (WebAuthn). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * The same random bytes for all passkeys of a user, base64url; authenticators store them instead of
     * the user's id.
     */
    userHandle: text("user_handle").notNull(),
    credentialId: text("credential_id").notNull().unique("passkeys_credential_id_key"),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /**
     * The authenticator's count of signatures; one that does not grow is a copy. Always 0
     * for synchronised passkeys.
     */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    /**
     * Whether it was added with a one-time code, or in a session that such a passkey began: only these count
     * where the shop requires passkeys of administrators.
     */
    forAdministration: boolean("for_administration").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [index("passkeys_user_id_idx").on(table.userId)],
);

/** Challenges that browsers are to sign, each once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text("challenge_hash").primaryKey(),
    /** The session that adds a passkey, and with which the challenge ends; null for a sign-in. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    userHandle: text("user_handle"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("passkey_challenges_session_id_idx").on(table.sessionId),
    index("passkey_challenges_expires_at_idx").on(table.expiresAt),
  ],
);

/** One-time codes with which administrators add a passkey where their calls need one; the newest of each. */
export const passkeyCodes = pgTable("passkey_codes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the code. */
  codeHash: text("code_hash").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

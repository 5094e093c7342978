import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** Tokens in account e-mails, of which only SHA-256 hashes are stored. */
export const emailTokens = pgTable(
  "email_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm-email", "reset-password", "undo-email"] }).notNull(),
    /** The address that the token was sent to. */
    email: text("email").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Of a token that undoes a change: when the change was asked for. */
    changeSince: timestamp("change_since", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    index("email_tokens_user_id_idx").on(table.userId, table.purpose),
    index("email_tokens_email_idx").on(table.email),
    index("email_tokens_expires_at_idx").on(table.expiresAt),
  ],
);

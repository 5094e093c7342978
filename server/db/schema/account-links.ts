import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** Links in account e-mails; only SHA-256 hashes of their secrets are stored. */
export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["confirm-email", "reset-password", "undo-email"] }).notNull(),
    /** The address that the link was sent to. */
    email: text("email").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Of a link that undoes a change: when the change was asked for. */
    changeSince: timestamp("change_since", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    index("account_links_user_id_idx").on(table.userId, table.purpose),
    index("account_links_email_idx").on(table.email),
    index("account_links_expires_at_idx").on(table.expiresAt),
  ],
);

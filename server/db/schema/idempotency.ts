import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Idempotency-Keys whose call has had its effect, claimed in the same transaction, so that a repeated call has none (D21). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Who the key belongs to: a user's id, or "visitor" for all visitors, who may come back by another network or node. */
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of method, path and body; another one under the same key is a conflict. */
    requestHash: text("request_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index("idempotency_keys_created_at_idx").on(table.createdAt),
  ],
);

import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Used Idempotency-Keys, claimed in the transaction of the call's effect, so that a retry has
 * no second effect.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** A user's id, or "visitor" for all visitors: their IP address can change between retries. */
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of method, path and body; the same key with another hash is a conflict. */
    requestHash: text("request_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index("idempotency_keys_created_at_idx").on(table.createdAt),
  ],
);

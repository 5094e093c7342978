import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Used Idempotency-Keys, inserted in the transaction of the call's effect, so that a repeated call has no effect. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Owner of the key: a user's id, or "visitor" for all visitors, whose network and node can change between calls. */
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of method, path and body; a different value for the same key is a conflict. */
    requestHash: text("request_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index("idempotency_keys_created_at_idx").on(table.createdAt),
  ],
);

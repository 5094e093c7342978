import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { outfits } from "./outfits.ts";
import { users } from "./users.ts";

/** Outfits in carts. Prices are not stored: a cart always shows the outfit's current price. */
export const cartEntries = pgTable(
  "cart_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfits.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("cart_entries_user_outfit_key").on(table.userId, table.outfitId),
    index("cart_entries_outfit_id_idx").on(table.outfitId),
    check("cart_entries_quantity_check", sql`${table.quantity} between 1 and 10`),
  ],
);

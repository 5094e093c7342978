import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { IMPORT_STATES, type RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { users } from "./users.ts";

/**
 * Imports from the dashboard: their progress, and the outfits to remove when one is
 * undone (`outfits.import_id`).
 */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    state: text("state", { enum: IMPORT_STATES }).notNull().default("done"),
    /** Outfits in the file; the next three columns count the processed ones. */
    outfitCount: integer("outfit_count").notNull().default(0),
    addedCount: integer("added_count").notNull().default(0),
    alreadyThereCount: integer("already_there_count").notNull().default(0),
    refusedCount: integer("refused_count").notNull().default(0),
    refusals: jsonb("refusals").$type<RefusedLine[]>().notNull().default([]),
    /**
     * Heartbeat of the process that runs it, also set at the end. An old heartbeat means that the
     * process has died.
     */
    aliveAt: timestamp("alive_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("catalogue_imports_newest_idx").on(table.createdAt, table.id),
    // At most one running import on all nodes.
    uniqueIndex("catalogue_imports_running_key").on(table.state).where(sql`state = 'running'`),
    check(
      "catalogue_imports_counts_check",
      sql`${table.outfitCount} >= 0 and ${table.addedCount} >= 0 and ${table.alreadyThereCount} >= 0 and ${table.refusedCount} >= 0`,
    ),
  ],
);

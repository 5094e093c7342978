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
import { IMPORT_STATES, type RefusedLine } from "#contract/catalogue-file.ts";
import { users } from "./users.ts";

/** Imports from the dashboard with their progress. */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    state: text("state", { enum: IMPORT_STATES }).notNull().default("done"),
    /** Outfits in the file; the next columns count those processed. */
    outfitCount: integer("outfit_count").notNull().default(0),
    addedCount: integer("added_count").notNull().default(0),
    alreadyThereCount: integer("already_there_count").notNull().default(0),
    refusedCount: integer("refused_count").notNull().default(0),
    refusals: jsonb("refusals").$type<RefusedLine[]>().notNull().default([]),
    /** Last progress report, or the end. A process without reports for some time counts as dead. */
    aliveAt: timestamp("alive_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("catalogue_imports_newest_idx").on(table.createdAt, table.id),
    // One running import among all nodes.
    uniqueIndex("catalogue_imports_running_key").on(table.state).where(sql`state = 'running'`),
    check(
      "catalogue_imports_counts_check",
      sql`${table.outfitCount} >= 0 and ${table.addedCount} >= 0 and ${table.alreadyThereCount} >= 0 and ${table.refusedCount} >= 0`,
    ),
  ],
);

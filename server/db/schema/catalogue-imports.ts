import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_STATES } from "#contract/catalogue/import-states.ts";
import { users } from "./users.ts";

/**
 * Imports from the dashboard and by command: their progress, and the outfits to remove when one is
 * undone (`outfits.import_id`); those that it changed are in `imported_changes`.
 */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    state: text("state", { enum: IMPORT_STATES }).notNull().default("done"),
    /** Outfits in the file; the next four columns count the processed ones. */
    outfitCount: integer("outfit_count").notNull().default(0),
    addedCount: integer("added_count").notNull().default(0),
    alreadyThereCount: integer("already_there_count").notNull().default(0),
    changedCount: integer("changed_count").notNull().default(0),
    refusedCount: integer("refused_count").notNull().default(0),
    refusals: jsonb("refusals").$type<RefusedLine[]>().notNull().default([]),
    /** SHA-256 of the file, by which an import that was cut off is known when it begins again. */
    fileDigest: text("file_digest"),
    /** The first import of the same file, if this one continues it: both are undone together. */
    partOf: uuid("part_of").references((): AnyPgColumn => catalogueImports.id, { onDelete: "set null" }),
    /**
     * Heartbeat of the process that runs it, also set at the end. An old heartbeat means that the
     * process has died.
     */
    aliveAt: timestamp("alive_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("catalogue_imports_newest_idx").on(table.createdAt, table.id),
    index("catalogue_imports_part_of_idx").on(table.partOf),
    // At most one running import on all nodes.
    uniqueIndex("catalogue_imports_running_key").on(table.state).where(sql`state = 'running'`),
    check(
      "catalogue_imports_counts_check",
      sql`${table.outfitCount} >= 0 and ${table.addedCount} >= 0 and ${table.alreadyThereCount} >= 0 and ${table.refusedCount} >= 0`,
    ),
  ],
);

import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

/** How many statements wait for a lock in PostgreSQL. */
export function countWaiting(database: Database): Promise<number> {
  return database.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  );
}

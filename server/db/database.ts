import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { WrapStatement } from "./wrap-statements.ts";

/** A database or a transaction, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open engine. */
export interface OpenDatabase {
  database: Database;
  kind: "embedded" | "postgresql";
  /** Rejects if the database does not respond. */
  ping(): Promise<void>;
  /** The state of the connection pool; absent on the embedded engine. */
  connections?(): { open: number; idle: number; waiting: number };
  /** How many statements and transactions of the embedded engine run or wait; absent on PostgreSQL. */
  queueLength?(): number;
  /**
   * Refreshes the planner's statistics (and vacuums the embedded engine); worth it after writing many rows.
   */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Called for every statement. */
  wrapStatement?: WrapStatement | undefined;
  /** The folder of the migrations to apply; defaults to all. False opens the database as it is. */
  migrations?: string | false;
}

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { AroundStatement } from "./around-statements.ts";

/** The database as every module uses it, whichever engine is below; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An engine at work, its migrations applied. */
export interface OpenDatabase {
  database: Database;
  kind: "embedded" | "postgresql";
  /** Resolves if the database answers; rejects if it does not. */
  ping(): Promise<void>;
  /** How many connections there are and how many requests wait for one; absent where there is but one connection. */
  connections?(): { open: number; idle: number; waiting: number };
  /** Tidies up and looks at what the tables hold, so that queries are planned well; worth it after many rows were written. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** How an engine is opened where the usual way is not meant. */
export interface EngineOptions {
  /** Goes around every statement. */
  aroundStatement?: AroundStatement | undefined;
  /** The migrations to apply; all of them unless told. */
  migrations?: string;
}

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as every module uses it, whichever engine is below; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An engine at work, its migrations applied. */
export interface OpenDatabase {
  database: Database;
  kind: "embedded" | "postgresql";
  /** Resolves if the database answers; rejects if it does not. */
  ping(): Promise<void>;
  /** Tidies up and looks at what the tables hold, so that queries are planned well; worth it after many rows were written. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

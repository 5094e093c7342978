import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import { StartupError } from "#server/errors/startup-error.ts";
import type { OpenDatabase } from "../database.ts";
import { migrationsFolder } from "../migrations-folder.ts";

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Names the lock under which one node at a time migrates; the number has no meaning of its own. */
const MIGRATION_LOCK = 7_216_540_113;

/** Opens a pool on PostgreSQL 15 or later and migrates it, one node at a time. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  await migrateUnderLock(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that the server closes is reported here; the pool replaces it when it is next needed.
  pool.on("error", () => {});
  return {
    database: drizzle(pool),
    kind: "postgresql",
    ping: async () => {
      await pool.query("select 1");
    },
    maintain: async () => {
      await pool.query("analyze");
    },
    close: () => pool.end(),
  };
}

async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw new StartupError(
      `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}): check that it runs, that the address and password are right and that the user may create tables and extensions.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

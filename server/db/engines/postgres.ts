import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { StartupError } from "#server/errors/startup-error.ts";
import { aroundStatements } from "../around-statements.ts";
import type { EngineOptions, OpenDatabase } from "../database.ts";
import { migrationsFolder } from "../migrations-folder.ts";
import { ConnectionPool, type Patience, WORKING } from "./connection-pool.ts";

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 2_000;
/** Names the lock under which one node at a time migrates; the number has no meaning of its own. */
const MIGRATION_LOCK = 7_216_540_113;

/** Opens a pool on PostgreSQL 15 or later and migrates it, one node at a time. */
export async function openPostgres(
  databaseUrl: string,
  patience: Patience = WORKING,
  { aroundStatement, migrations = migrationsFolder }: EngineOptions = {},
): Promise<OpenDatabase> {
  await migrateUnderLock(databaseUrl, migrations);
  const pool = new ConnectionPool(databaseUrl, patience, { max: POOL_SIZE });
  // Whether the database answers must not depend on how busy everybody else keeps it.
  const probe = new ConnectionPool(databaseUrl, patience, { max: 1 });
  return {
    database: drizzle(aroundStatements(pool, aroundStatement)),
    kind: "postgresql",
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await probe.query("select 1");
    },
    writtenUpTo: async () => {
      const { rows } = await probe.query<{ written: string }>(
        "select (pg_current_wal_insert_lsn() - '0/0')::text as written",
      );
      return BigInt(rows[0]?.written ?? 0);
    },
    maintain: async () => {
      const client = new Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      });
      await client.connect();
      await client.query("analyze").finally(() => client.end());
    },
    close: async () => {
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}

async function migrateUnderLock(databaseUrl: string, migrations: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrations });
  } catch (error) {
    throw new StartupError(
      `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}): check that it runs, that the address and password are right and that the user may create tables and extensions.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { wrapStatements } from "#server/db/wrap-statements.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import type { EngineOptions, OpenDatabase } from "../database.ts";
import { migrateDatabase, migrationsFolder } from "../migrate-database.ts";
import { COMMAND_TIMEOUTS, ConnectionPool, type PoolTimeouts } from "./connection-pool.ts";

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 2_000;
/**
 * A migration waits this long for a table lock, because all later statements on the table queue behind it; it
 * then pauses so that they can proceed, and tries again.
 */
const LOCK_TIMEOUT_MS = 300;
const RETRY_AFTER_MS = 700;
/** A transaction that holds a table for longer, such as a dump, has to end before the update. */
const MIGRATE_WITHIN_MS = 60_000;
const LOCK_NOT_AVAILABLE = "55P03";
/** The advisory lock under which one node at a time migrates; an arbitrary number. */
const MIGRATION_LOCK = 7_216_540_113;

/** Opens a pool on PostgreSQL 15 or later and, by default, migrates it, one node at a time. */
export async function openPostgres(
  databaseUrl: string,
  timeouts: PoolTimeouts = COMMAND_TIMEOUTS,
  { wrapStatement, migrations = migrationsFolder }: EngineOptions = {},
): Promise<OpenDatabase> {
  await prepare(databaseUrl, migrations);
  const pool = new ConnectionPool(databaseUrl, timeouts, { max: POOL_SIZE });
  // A connection of its own, so that a busy pool does not count as an unavailable database.
  const probe = new ConnectionPool(databaseUrl, timeouts, { max: 1 });
  return {
    database: drizzle(wrapStatements(pool, wrapStatement)),
    kind: "postgresql",
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await probe.query("select 1");
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

async function prepare(databaseUrl: string, migrations: string | false): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    if (migrations !== false) await migrateUnderLock(client, migrations);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}): check that it runs, that the address and password are right and that the user may create tables.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function migrateUnderLock(client: Client, migrations: string): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await migrateWithRetries(client, migrations);
}

/** All pending migrations are one transaction, so an attempt that times out on a lock has changed nothing. */
async function migrateWithRetries(client: Client, migrations: string): Promise<void> {
  const deadline = performance.now() + MIGRATE_WITHIN_MS;
  for (;;) {
    try {
      const database = drizzle(client);
      return await migrateDatabase(database, (config) => migrate(database, config), migrations);
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > deadline) throw error;
      await pause(RETRY_AFTER_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return true;
  }
  return false;
}

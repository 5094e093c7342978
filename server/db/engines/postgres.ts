import { setTimeout as pause } from "node:timers/promises";
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
/**
 * So long a migration waits for a table that somebody reads or writes, and so long it then lets pass whoever had to wait behind it: a table that
 * it waits for is closed to everybody else.
 */
const TABLE_WAIT_MS = 300;
const LET_PASS_MS = 700;
/** Somebody who reads for longer, such as a dump, has to be done before the shop is updated. */
const MIGRATE_WITHIN_MS = 60_000;
const LOCK_NOT_AVAILABLE = "55P03";
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
    await client.query(`set lock_timeout = ${TABLE_WAIT_MS}`);
    await migrateBetweenOthers(client, migrations);
  } catch (error) {
    throw new StartupError(
      `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}): check that it runs, that the address and password are right and that the user may create tables and extensions.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** All that is missing is one transaction: so a try that found a table taken has changed nothing. */
async function migrateBetweenOthers(client: Client, migrations: string): Promise<void> {
  const deadline = performance.now() + MIGRATE_WITHIN_MS;
  for (;;) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: migrations });
    } catch (error) {
      if (!isTableTaken(error) || performance.now() > deadline) throw error;
      await pause(LET_PASS_MS);
    }
  }
}

function isTableTaken(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return true;
  }
  return false;
}

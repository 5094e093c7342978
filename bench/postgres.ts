import { setTimeout as pause } from "node:timers/promises";
import { Client, type QueryResultRow } from "pg";
import { testDatabaseUrl } from "../scripts/cluster/services.mjs";

const POLL_MS = 20;
/** A server may still send queued statements, so a single idle moment is not enough. */
const QUIET_POLLS = 10;

/** One statement over a connection of its own. */
export async function queryOnce<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Databases for measurements on the server for tests; their names need no quoting. */
export async function benchDatabases() {
  const serverUrl = await testDatabaseUrl();
  const urlOf = (name: string) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    urlOf,
    has: async (name: string) =>
      (await queryOnce(serverUrl, `select from pg_database where datname = '${name}'`)).length > 0,
    create: async (name: string) => {
      await queryOnce(serverUrl, `create database ${name}`);
      return urlOf(name);
    },
    rename: async (from: string, to: string) => {
      await queryOnce(serverUrl, `alter database ${from} rename to ${to}`);
    },
    drop: async (name: string) => {
      await queryOnce(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** An empty database with this name, which is dropped when it is disposed of. */
export async function createBenchDatabase(name: string) {
  const databases = await benchDatabases();
  await databases.drop(name);
  return { url: await databases.create(name), [Symbol.asyncDispose]: () => databases.drop(name) };
}

/** Resolves when the database is idle: statements of aborted requests run on after a load has ended. */
export async function databaseIsQuiet(url: string): Promise<void> {
  const busy = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (let quiet = 0; quiet < QUIET_POLLS; ) {
      await pause(POLL_MS);
      quiet = (await client.query(busy)).rows.length > 0 ? 0 : quiet + 1;
    }
  } finally {
    await client.end();
  }
}

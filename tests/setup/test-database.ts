import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { projectRoot } from "#server/config/project-root.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { openInMemory } from "#server/db/engines/embedded/embedded.ts";
import { migrationsFolder, readFunctions } from "#server/db/migrate-database.ts";

/** Folder of the template databases that tests copy. */
export const TEMPLATES = join(projectRoot, "node_modules/.cache/ensemble-test-database");

/**
 * The embedded database of finished test files, reused by the next file of the process because opening one
 * takes a second. One only: each takes 300 MB.
 */
let idle: OpenDatabase | undefined;

/**
 * A migrated, empty database that no other test file uses meanwhile: embedded ones are copies of one that was
 * migrated once; with TEST_DATABASE_URL, one on that PostgreSQL server.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = await testDatabaseUrl();
  if (!url) {
    const kept = idle;
    idle = undefined;
    const open = kept ?? (await openInMemory(await migratedTemplate()));
    await emptyDatabase(open.database);
    return { ...open, close: () => keepOrClose(open) };
  }
  const { openPostgres } = await import("#server/db/engines/postgres.ts");
  const open = await openPostgres(url);
  await emptyDatabase(open.database);
  return open;
}

async function keepOrClose(open: OpenDatabase): Promise<void> {
  if (idle) return open.close();
  idle = open;
  // The engine makes no checkpoint by itself, and its log takes memory until one.
  await open.database.execute(sql`checkpoint`);
}

/**
 * The database of this test worker beside the one that TEST_DATABASE_URL names, created if missing;
 * undefined without it.
 */
export async function testDatabaseUrl(): Promise<string | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) return undefined;
  const url = new URL(given);
  const name = `${url.pathname.slice(1)}_worker_${process.env.VITEST_POOL_ID ?? "1"}`;
  const client = new Client({ connectionString: given });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}

/** An `OpenDatabase` for a second application on the same database; closing it has no effect. */
export function openOver(database: Database): OpenDatabase {
  const nothing = async () => {};
  return { database, kind: "embedded", ping: nothing, maintain: nothing, close: nothing };
}

/** PostgreSQL's code for a statement that it ended to resolve a deadlock. */
const DEADLOCK = "40P01";

/**
 * Deletes all rows of all tables. What the previous test left running in the background may hold rows in
 * another order: a deadlock with it is resolved by trying again.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  for (;;) {
    try {
      return await deleteAllRows(database);
    } catch (error) {
      if (!hasCode(error, DEADLOCK)) throw error;
    }
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && ((error as { code?: string }).code === code || hasCode(error.cause, code));
}

/**
 * `truncate` creates new files for each table and index, which takes ten times as long as deleting a few
 * rows, so it is only used for large tables.
 */
async function deleteAllRows(database: Database): Promise<void> {
  await database.execute(sql`
    do $$ declare name text;
    begin
      set local session_replication_role = replica;
      for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
        if pg_relation_size(name::regclass) > 262144 then
          execute 'truncate ' || name || ' cascade';
        else
          execute 'delete from ' || name;
        end if;
      end loop;
    end $$
  `);
}

/**
 * A dump of a migrated database, cached for each version of the migrations because creating
 * one takes seconds.
 */
export async function migratedTemplate(): Promise<Blob> {
  const path = join(TEMPLATES, `${await migrationsDigest()}.tar`);
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const open = await openInMemory();
  const dump = await open.dump();
  await open.close();
  await mkdir(TEMPLATES, { recursive: true });
  // Renamed into place, because another test process may be doing the same.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return dump;
}

/** Differs with the migrations, the SQL functions and the embedded engine. */
export async function migrationsDigest(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
  const engine = await readFile(join(projectRoot, "node_modules/@electric-sql/pglite/package.json"));
  const contents = await Promise.all(names.map((name) => readFile(join(migrationsFolder, name))));
  return createHash("sha256")
    .update(engine)
    .update(Buffer.concat(contents))
    .update(await readFunctions())
    .digest("hex");
}

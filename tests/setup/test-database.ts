import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { openInMemory } from "#server/db/engines/embedded.ts";
import { migrationsFolder } from "#server/db/migrations-folder.ts";
import { projectRoot } from "#server/project-root.ts";

const TEMPLATES = join(projectRoot, "node_modules/.cache/ensemble-test-database");

/**
 * An empty, migrated database of its own: embedded ones are copies of one that was migrated once;
 * with TEST_DATABASE_URL, the PostgreSQL database it names (test files then have to run one after the other).
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const { openPostgres } = await import("#server/db/engines/postgres.ts");
    return openPostgres(url);
  }
  return openInMemory(await migratedTemplate());
}

/** What a second application over a database is given; who opened the database keeps it. */
export function openOver(database: Database): OpenDatabase {
  const nothing = async () => {};
  return { database, kind: "embedded", ping: nothing, maintain: nothing, close: nothing };
}

/** Removes every row of every table of ours. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.execute(sql`
    do $$ declare names text;
    begin
      select string_agg(format('%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
      execute 'truncate ' || names || ' cascade';
    end $$
  `);
}

/** Making and migrating a database takes seconds, so it is done once for each state of the migrations and kept. */
async function migratedTemplate(): Promise<Blob> {
  const path = join(TEMPLATES, `${await migrationsDigest()}.tar`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const open = await openInMemory();
  const dump = await open.dump();
  await open.close();
  await mkdir(TEMPLATES, { recursive: true });
  // Renamed into place, because another test process may be at the same.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return dump;
}

async function migrationsDigest(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
  const engine = await readFile(join(projectRoot, "node_modules/@electric-sql/pglite/package.json"));
  const contents = await Promise.all(names.map((name) => readFile(join(migrationsFolder, name))));
  return createHash("sha256").update(engine).update(Buffer.concat(contents)).digest("hex");
}

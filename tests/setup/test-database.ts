import { sql } from "drizzle-orm";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { openInMemory } from "#server/db/engines/embedded.ts";

let template: Promise<Blob> | undefined;

/**
 * An empty, migrated database of its own: embedded ones are migrated once per process and copied from then on;
 * with TEST_DATABASE_URL, the PostgreSQL database it names (test files then have to run one after the other).
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    const { openPostgres } = await import("#server/db/engines/postgres.ts");
    return openPostgres(url);
  }
  template ??= makeTemplate();
  return openInMemory(await template);
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

async function makeTemplate(): Promise<Blob> {
  const open = await openInMemory();
  const dump = await open.dump();
  await open.close();
  return dump;
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { MigrationConfig } from "drizzle-orm/migrator";
import { projectRoot } from "#server/config/project-root.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import type { Database } from "./database.ts";
import { readRows } from "./read-rows.ts";

/** The SQL migrations; they only go forward. */
export const migrationsFolder = join(projectRoot, "server/db/migrations");

/** The SQL functions and triggers. A migration that changes what one of them does replaces them all. */
const functionsFolder = join(projectRoot, "server/db/functions");

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The migrations of a folder, oldest first; `when` is in Unix milliseconds. */
export async function readJournal(folder: string = migrationsFolder): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8")) as Journal;
}

/**
 * Applies the migrations of a folder by `migrate`, then replaces the SQL functions if they changed. Throws a
 * StartupError, without changing anything, for a database of a version before 1.0.0.
 */
export async function migrateDatabase(
  database: Database,
  migrate: (config: MigrationConfig) => Promise<void>,
  folder: string = migrationsFolder,
): Promise<void> {
  const { entries } = await readJournal(folder);
  const applied = await appliedMigrations(database);
  if (applied && applied.oldest < (entries[0]?.when ?? 0)) throw new StartupError(TOO_OLD);
  await migrate({ migrationsFolder: folder });
  // A database that a newer version has migrated has the functions of that version.
  const newest = (await readJournal()).entries.at(-1)?.when;
  if ((await appliedMigrations(database))?.newest === newest) await replaceFunctions(database);
}

const TOO_OLD =
  "The database was created by a version before 1.0.0, which this version cannot open. Nothing was changed. To keep the catalogue: start that version again, export with `npm run catalogue -- export catalogue.jsonl.gz`, then start this version with an empty DATA_DIR or DATABASE_URL and import that file.";

/** The `when` of the first and the last applied migration; undefined if the database was never migrated. */
export async function appliedMigrations(
  database: Database,
): Promise<{ oldest: number; newest: number } | undefined> {
  const [journal] = await readRows<{ exists: boolean }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!journal?.exists) return undefined;
  const [row] = await readRows<{ oldest: string | null; newest: string | null }>(
    database,
    sql`select min(created_at)::text as oldest, max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return row?.oldest && row.newest ? { oldest: Number(row.oldest), newest: Number(row.newest) } : undefined;
}

/**
 * Replaces all functions in one transaction. Their digest is the comment of one of them, which says what
 * the database has.
 */
async function replaceFunctions(database: Database): Promise<void> {
  const source = await readFunctions();
  const digest = createHash("sha256").update(source).digest("hex");
  const [stored] = await readRows<{ digest: string | null }>(
    database,
    sql`select obj_description(to_regproc('update_catalogue_totals'), 'pg_proc') as digest`,
  );
  if (stored?.digest === digest) return;
  await database.transaction(async (tx) => {
    for (const statement of source.split("--> statement-breakpoint")) await tx.execute(sql.raw(statement));
    await tx.execute(sql.raw(`comment on function update_catalogue_totals is '${digest}'`));
  });
}

/** The statements of all function files, in the order of their names. */
export async function readFunctions(): Promise<string> {
  const names = (await readdir(functionsFolder)).sort();
  const files = await Promise.all(names.map((name) => readFile(join(functionsFolder, name), "utf8")));
  return files.join("--> statement-breakpoint\n");
}

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { copyEmptyShop } from "#tests/setup/new-shop.ts";
import type { Database } from "./database.ts";
import { migrationsFolder, readJournal } from "./migrate-database.ts";
import { openDatabase } from "./open-database.ts";
import { readRows } from "./read-rows.ts";

/** Works on an embedded database as it is, and closes it. */
async function inFolder<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const open = await openDatabase({ dataDir, databaseUrl: undefined }, "command", { migrations: false });
  return work(open.database).finally(() => open.close());
}

const start = async (dataDir: string) => (await openDatabase({ dataDir, databaseUrl: undefined })).close();

async function emptyShop(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "ensemble-test-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await copyEmptyShop(dataDir);
  return dataDir;
}

const OTHER = "begin return false; end";

const storedFunction = async (database: Database) =>
  (
    await readRows<{ prosrc: string }>(
      database,
      sql`select prosrc from pg_proc where proname = 'prefer_token_index'`,
    )
  )[0]?.prosrc;

/** Gives a function another text, as of another version. */
async function changeFunctions(database: Database): Promise<void> {
  await database.execute(
    sql.raw(`create or replace function prefer_token_index(tokens integer[]) returns boolean
      language plpgsql immutable as '${OTHER}'`),
  );
  await database.execute(sql`comment on function update_catalogue_totals is 'of another version'`);
}

it("refuses a database of a version before 1.0.0, says how to keep its catalogue, and changes nothing", async () => {
  const dataDir = await emptyShop();
  await inFolder(dataDir, async (database) => {
    await database.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    await changeFunctions(database);
  });

  await expect(start(dataDir)).rejects.toThrow(
    /^The database was created by a version before 1\.0\.0, .* export with `npm run catalogue -- export catalogue\.jsonl\.gz`/,
  );

  await inFolder(dataDir, async (database) => {
    const { entries } = await readJournal();
    const applied = await readRows(database, sql`select hash from drizzle.__drizzle_migrations`);
    expect(applied).toHaveLength(entries.length);
    expect(await storedFunction(database)).toBe(OTHER);
  });
});

it("replaces the functions of an earlier version, and leaves those of a newer one", async () => {
  const dataDir = await emptyShop();
  await inFolder(dataDir, changeFunctions);
  await start(dataDir);
  await inFolder(dataDir, async (database) => {
    expect(await storedFunction(database)).not.toBe(OTHER);
    await changeFunctions(database);
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 9999999999999)`,
    );
  });
  await start(dataDir);
  expect(await inFolder(dataDir, storedFunction)).toBe(OTHER);
});

it("only the last migration has a snapshot, as drizzle-kit compares the schema with no other", async () => {
  const { entries } = await readJournal();
  const last = String(entries.length - 1).padStart(4, "0");
  const files = await readdir(join(migrationsFolder, "meta"));
  expect(files.sort()).toEqual([`${last}_snapshot.json`, "_journal.json"]);
});

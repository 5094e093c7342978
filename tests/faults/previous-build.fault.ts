import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { openPostgres } from "#server/db/engines/postgres.ts";
import { migrationsFolder } from "#server/db/migrations-folder.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { freshDatabase, lookUp } from "./fresh-database.ts";
import { startWriters } from "./previous-build-writers.ts";
import { type ShopProcess, seedDatabase, startShop } from "./shop-processes.ts";

const READING_MS = 3_000;
const NOT_BLOCKED_MS = 1_000;

/** A plausible next migration: it changes, and so locks, tables that this build writes to. */
const NEXT_MIGRATION = [
  `alter table comments add column mood text default '' not null`,
  `alter table outfits add column season text default '' not null`,
  `create index comments_mood_idx on comments (mood)`,
  `create table lookbooks (id uuid primary key default gen_random_uuid(), outfit_id uuid not null references outfits (id))`,
].join(";\n--> statement-breakpoint\n");

/** The migrations of the build after this one. */
async function nextMigrations(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { entries: { when: number; idx: number }[] };
  const last = journal.entries.at(-1) ?? { when: 0, idx: 0 };
  const next = { ...last, idx: last.idx + 1, when: last.when + 1_000, tag: "9999_next" };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  await writeFile(join(folder, "9999_next.sql"), NEXT_MIGRATION);
  return folder;
}

/** Opens a transaction that reads the tables for a while, as a backup does. */
async function longReader(databaseUrl: string): Promise<{ done: Promise<void> }> {
  const reader = new Client({ connectionString: databaseUrl });
  await reader.connect();
  await reader.query("begin isolation level repeatable read");
  await reader.query("select * from comments, outfits");
  const done = pause(READING_MS)
    .then(() => reader.query("commit"))
    .then(() => reader.end());
  onTestFinished(() => done);
  return { done };
}

const commentsOf = async (databaseUrl: string) =>
  Number(await lookUp(databaseUrl, "select count(*) from comments"));
const migrationsOf = (databaseUrl: string) =>
  lookUp<string>(databaseUrl, "select count(*) from drizzle.__drizzle_migrations");

async function migrate(databaseUrl: string, migrations: string): Promise<void> {
  const open = await openPostgres(databaseUrl, undefined, { migrations });
  await open.close();
}

it("a running build continues to write while the next one migrates during a long read transaction, and can start on the migrated tables", async () => {
  const databaseUrl = await freshDatabase();
  const { outfitIds, caller } = await seedDatabase(databaseUrl);
  const migrations = await nextMigrations();
  const previous = await startShop(databaseUrl);
  const body = JSON.stringify({ text: "Lovely look" });
  const headers = { ...caller, "content-type": "application/json" };
  const writersOn = (shop: ShopProcess) =>
    startWriters(
      shop,
      outfitIds.slice(0, 4).flatMap((id) => [
        { method: "POST", path: `/backend/outfit/comment/${id}`, headers, body },
        { method: "PUT", path: `/backend/outfit/like/${id}`, headers: caller },
      ]),
    );
  const writers = writersOn(previous);
  await pause(1_000);
  const calmMs = writers.longestMs();

  const { done } = await longReader(databaseUrl);
  const started = performance.now();
  await migrate(databaseUrl, migrations);
  const tookMs = Math.round(performance.now() - started);
  await done;
  const { completed, failures, longestMs } = await writers.stop();
  process.stdout.write(
    `${completed} writes while a migration waited ${tookMs} ms for a reader; the longest took ${longestMs} ms, before that ${calmMs} ms\n`,
  );
  expect(failures).toEqual([]);
  // On top of what a call takes on this machine without a migration.
  expect(longestMs - calmMs).toBeLessThan(NOT_BLOCKED_MS);
  expect(await lookUp(databaseUrl, "select count(*) from lookbooks")).toBe("0");

  const [applied, comments] = [await migrationsOf(databaseUrl), await commentsOf(databaseUrl)];
  await migrate(databaseUrl, migrations);
  expect([await migrationsOf(databaseUrl), await commentsOf(databaseUrl)]).toEqual([applied, comments]);

  expect(await previous.stop()).toBe(0);
  const backAgain = writersOn(await startShop(databaseUrl));
  await pause(500);
  expect((await backAgain.stop()).failures).toEqual([]);
  expect(await migrationsOf(databaseUrl)).toBe(applied);
  expect(await commentsOf(databaseUrl)).toBeGreaterThan(comments);
});

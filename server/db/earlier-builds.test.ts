import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withMigrationsUpTo } from "#server/backup/migrations-up-to.ts";
import { rowsOf } from "#server/backup/tables.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { migrationsFolder } from "./migrations-folder.ts";
import { type KnownTables, knownTables, workLike } from "./testing/earlier-build.ts";

let client: PGlite;
let database: PgliteDatabase<Record<string, never>>;
beforeAll(async () => {
  client = await PGlite.create({ extensions: { pg_trgm } });
  database = drizzle(client);
});
afterAll(() => client.close());

const migrateAll = () => migrate(database, { migrationsFolder });

/** The last migration that the builds before it cannot work with: all nodes stop for such an update, as CHANGELOG.md says of it. */
const LAST_STOP = "0033_administrators_passkeys";
const lastStop = journal.entries.findIndex(({ tag }) => tag === LAST_STOP);

/** The tables that each build knew, by its last migration. */
const known = new Map<string, KnownTables>();

// One database, migrated step by step as by a shop that installs every build.
it.each(journal.entries)("the build of $tag works on its tables", async ({ tag, when }) => {
  await withMigrationsUpTo(when, (folder) => migrate(database, { migrationsFolder: folder }));
  known.set(tag, await knownTables(database));

  await workLike(database, known.get(tag) as KnownTables);
});

it.each(journal.entries.slice(lastStop))("the build of $tag works on the current tables", async ({ tag }) => {
  await migrateAll();

  await workLike(database, known.get(tag) as KnownTables);
});

it("migrations that are applied twice change nothing the second time", async () => {
  await migrateAll();
  const state = async () => [
    await knownTables(database),
    await rowsOf(database, "select * from drizzle.__drizzle_migrations"),
  ];
  const before = await state();

  await migrateAll();

  expect(await state()).toEqual(before);
});

it("only the last migration has a snapshot, as drizzle-kit compares the schema with no other", async () => {
  const last = String(journal.entries.at(-1)?.idx).padStart(4, "0");

  expect((await readdir(join(migrationsFolder, "meta"))).sort()).toEqual([
    `${last}_snapshot.json`,
    "_journal.json",
  ]);
});

describe("a migration that breaks the previous build is detected", () => {
  it.each([
    "alter table users drop column avatar",
    "alter table users rename column full_name to name",
    "alter table comments add column mood text not null",
    "alter table outfit_items alter column item_name type integer using 0",
    "alter table comments add constraint comments_by_somebody check (user_id is not null)",
    "drop table search_words",
  ])("%s", async (statement) => {
    await migrateAll();
    const current = await knownTables(database);
    await client.exec(`begin; ${statement}`);

    await expect(workLike(database, current)).rejects.toThrow();
    await client.exec("rollback");
  });
});

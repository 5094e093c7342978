import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
beforeEach(async () => {
  await client.exec(
    "drop schema if exists drizzle cascade; drop schema public cascade; create schema public",
  );
});
afterAll(() => client.close());

const migrateAll = () => migrate(database, { migrationsFolder });

/** Migrates the empty database as far as an earlier build did; returns the tables that this build knew. */
async function migrateTo(when: number): Promise<KnownTables> {
  await withMigrationsUpTo(when, (folder) => migrate(database, { migrationsFolder: folder }));
  return knownTables(database);
}

/** The last migration that the builds before it cannot work with: all nodes stop for such an update, as CHANGELOG.md says of it. */
const LAST_STOP = "0012_job_leases";
const lastStop = journal.entries.findIndex(({ tag }) => tag === LAST_STOP);

it.each(journal.entries.slice(lastStop))(
  "the build of $tag works on the current tables",
  async ({ when }) => {
    const known = await migrateTo(when);
    await workLike(database, known);

    await migrateAll();

    await workLike(database, known);
  },
);

it.each(journal.entries.slice(0, lastStop))(
  "the tables of the build of $tag are migrated",
  async ({ when }) => {
    await workLike(database, await migrateTo(when));

    await migrateAll();

    await workLike(database, await knownTables(database));
  },
);

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

describe("a migration that breaks the previous build is detected", () => {
  it.each([
    "alter table users drop column avatar",
    "alter table users rename column full_name to name",
    "alter table comments add column mood text not null",
    "alter table outfits alter column description type integer using 0",
    "alter table comments add constraint comments_by_somebody check (user_id is not null)",
    "drop table search_words",
  ])("%s", async (statement) => {
    await migrateAll();
    const known = await knownTables(database);
    await client.exec(statement);

    await expect(workLike(database, known)).rejects.toThrow();
  });
});

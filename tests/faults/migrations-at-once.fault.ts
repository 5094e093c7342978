import { expect, it } from "vitest";
import journal from "#server/db/migrations/meta/_journal.json" with { type: "json" };
import { freshDatabase, lookUp } from "./fresh-database.ts";
import { startShop } from "./shop-processes.ts";

it("three nodes that start at once on an empty database migrate it once and create one administrator", async () => {
  const databaseUrl = await freshDatabase();
  const settings = { ADMIN_EMAIL: "owner@shop.example", ADMIN_PASSWORD: "correct horse battery" };

  const nodes = await Promise.all([1, 2, 3].map(() => startShop(databaseUrl, settings)));

  const ready = await Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
  expect(ready).toEqual([200, 200, 200]);
  const applied = await lookUp<string>(databaseUrl, "select count(*) from drizzle.__drizzle_migrations");
  expect(Number(applied)).toBe(journal.entries.length);
  expect(Number(await lookUp(databaseUrl, "select count(*) from users where is_admin"))).toBe(1);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { shopSecret } from "./shop-secret.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

it("is the same for all nodes that ask, and another for another purpose", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => shopSecret(open.database, "views")));
  const other = await shopSecret(open.database, "visits");

  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(other).not.toEqual(keys[0]);
});

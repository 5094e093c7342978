import { inspect } from "node:util";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outfits } from "#server/db/schema/outfits.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import type { OpenDatabase } from "./database.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const LONG = "ж".repeat(5_000);

const FAILURES: [string, SQL][] = [
  ["a long value", sql`select nothing from ${outfits} where description = ${LONG}`],
  [
    "many values",
    sql`select nothing from ${outfits} where ${sql.join([...LONG].map((letter) => sql`${letter}`))}`,
  ],
  ["a list as value", sql`select nothing from ${outfits} where tags = ${sql.param([LONG, LONG])}`],
  ["a value that PostgreSQL quotes", sql`select ${LONG}::integer`],
];

it.each(FAILURES)(
  "an error shows at most 200 characters of its statement's values: %s",
  async (_, failing) => {
    const alone = open.database.execute(failing);
    const inTransaction = open.database.transaction((tx) => tx.execute(failing));

    for (const result of await Promise.allSettled([alone, inTransaction])) {
      const error: unknown = result.status === "rejected" && result.reason;
      const shown = inspect(error, { depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity });
      expect(shown).toContain("Failed query: select");
      for (const line of shown.split("\n")) expect(line.split("ж").length - 1).toBeLessThanOrEqual(200);
    }
  },
);

it("an error shows short values as they are", async () => {
  const failing = open.database.execute(sql`select nothing where ${"Asha"} = ${null} or ${7} = 7`);

  await expect(failing).rejects.toThrow("params: [ 'Asha', null, 7 ]");
});

import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import type { OpenDatabase } from "./database.ts";
import { preparedSelect, preparedStatement } from "./prepared-statements.ts";
import { catalogueTotals } from "./schema/outfits.ts";
import { users } from "./schema/users.ts";

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  await open.database
    .insert(users)
    .values({ username: "Asha", usernameKey: "asha", email: "asha@example.com" });
});

afterAll(() => open.close());

const userByEmail = preparedSelect(
  "test_user_by_email",
  new QueryBuilder()
    .select({
      username: users.username,
      passwordHash: users.passwordHash,
      createdAt: users.createdAt,
      shouted: sql<string>`upper(${users.username})`.as("shouted"),
      outfits: catalogueTotals.activeOutfits,
    })
    .from(users)
    .leftJoin(catalogueTotals, sql`true`)
    .where(eq(users.email, sql.placeholder("email"))),
);

it("returns the rows that the query builder returns, for each value", async () => {
  const [asha] = await userByEmail(open.database, { email: "asha@example.com" });
  expect(asha).toMatchObject({ username: "Asha", shouted: "ASHA", passwordHash: null });
  expect(asha?.createdAt).toBeInstanceOf(Date);
  expect(await userByEmail(open.database, { email: "nobody@example.com" })).toEqual([]);
  const counted = await open.database
    .select({ outfits: catalogueTotals.activeOutfits })
    .from(catalogueTotals);
  expect(asha?.outfits).toBe(counted[0]?.outfits ?? null);
});

it("runs in the transaction that it is called with", async () => {
  const rename = preparedStatement(
    "test_rename",
    sql`update ${users} set username = ${sql.placeholder("username")} returning email, username`,
  );
  await open.database
    .transaction(async (tx) => {
      expect(await rename(tx, { username: "Ravi" })).toEqual([["asha@example.com", "Ravi"]]);
      expect((await userByEmail(tx, { email: "asha@example.com" }))[0]?.username).toBe("Ravi");
      tx.rollback();
    })
    .catch((error: unknown) => expect(String(error)).toContain("Rollback"));
  expect((await userByEmail(open.database, { email: "asha@example.com" }))[0]?.username).toBe("Asha");
});

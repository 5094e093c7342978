import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { readRows } from "#server/db/read-rows.ts";
import { subscriptions } from "#server/db/schema/community.ts";
import { securityEvents, users } from "#server/db/schema/users.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createComment, reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { ASHA, post, signUpAndIn } from "#tests/setup/account-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { SECTIONS } from "./sections.ts";

const shop = testShop();

type Exported = Record<string, Record<string, unknown>[]>;

async function exported(headers: Record<string, string>) {
  const response = await shop.app.inject({ url: "/backend/user/export", headers });
  expect(response.statusCode).toBe(200);
  return { response, data: JSON.parse(response.body) as Exported };
}

/** Tables with a person's id or address that are not exported, and why. */
const NOT_ABOUT_A_USER: Record<string, string> = {
  passkey_codes: "holds the hash of a code that an administrator got from another one, for a day",
  product_mappings: "holds the web address of a shop, by which the links of its product file are made",
  provider_proofs:
    "holds a sign-in at the identity provider for minutes, before it is known whose account it is",
};

/** Tables that hold a person's rows by the id of another of these tables. */
const BY_ANOTHER_TABLE = ["board_outfits"];

// covers: own-data-01
it("has every table that holds personal data", async () => {
  const rows = await readRows<{ table: string }>(
    shop.database,
    sql`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass
    union
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(email|recipient|owner|user_id|username|address)$'`,
  );
  const found = rows.map(({ table }) => table).filter((table) => !(table in NOT_ABOUT_A_USER));

  expect(SECTIONS.map(({ table }) => table).sort()).toEqual([...found, ...BY_ANOTHER_TABLE].sort());
});

// covers: own-data-02
it("exports no column with a secret or a hash", () => {
  const columns = SECTIONS.flatMap((section) => section.columns);
  expect(columns.filter((column) => /hash|secret|token|cookie|body|public_key/.test(column))).toEqual([]);
});

// covers: own-data-01, own-data-02
it("is one JSON file with the user's data only", async () => {
  const asha = await signUpAndIn(shop);
  const ravi = await createUser(shop.database, { username: "ravi", email: "ravi@shop.example" });
  const outfitId = await createOutfit(shop.database);
  await createComment(shop.database, { outfitId, userId: asha.id, text: "Lovely “drape” 👗\n" });
  await createComment(shop.database, { outfitId, userId: ravi, text: "Mine" });
  await reactToOutfit(shop.database, outfitId, "like", [asha.id, ravi]);
  await post(shop, "/cart/add-outfit", { outfitId, quantity: 2 }, asha.headers);
  const boardId = await createBoard(shop.database, { userId: asha.id, outfitIds: [outfitId] });
  await createBoard(shop.database, { userId: ravi, name: "Of ravi", outfitIds: [outfitId] });

  const { response, data } = await exported(asha.headers);

  expect(response.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="my-data.json"',
    "cache-control": "no-store",
  });
  expect(Object.keys(data)).toEqual(["exportedAt", ...SECTIONS.map(({ name }) => name)]);
  expect(data.account).toEqual([
    expect.objectContaining({ username: "Asha", email: ASHA.email, fullName: "" }),
  ]);
  expect(data.comments?.map(({ text }) => text)).toEqual(["Lovely “drape” 👗\n"]);
  expect(data.outfitReactions).toEqual([expect.objectContaining({ outfitId, kind: "like" })]);
  expect(data.cart).toEqual([expect.objectContaining({ outfitId, quantity: 2 })]);
  expect(data.boards).toEqual([expect.objectContaining({ id: boardId, name: "Weekend looks" })]);
  expect(data.outfitsOnBoards).toEqual([expect.objectContaining({ boardId, outfitId })]);
  expect(data.savedOutfits).toEqual([expect.objectContaining({ outfitId })]);
  expect(data.sessions).toHaveLength(1);
  expect(data.emailsToYou).toHaveLength(1);
  expect(response.body).not.toContain("ravi");
  expect(response.body).not.toContain("argon2");
});

it("has all rows of a long list, each once", async () => {
  const asha = await signUpAndIn(shop);
  const event = { userId: asha.id, kind: "signed-in" as const, device: "Chrome" };
  await shop.database.insert(securityEvents).values(Array.from({ length: 1_234 }, () => event));

  expect((await exported(asha.headers)).data.activity).toHaveLength(1_235);
});

it("has the newsletter of the user's address once it is confirmed, because an unconfirmed one may be another person's", async () => {
  const asha = await signUpAndIn(shop);
  await shop.database.insert(subscriptions).values({ email: ASHA.email, unsubscribeHash: "x" });

  expect((await exported(asha.headers)).data.newsletter).toEqual([]);
  await shop.database.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, asha.id));
  expect((await exported(asha.headers)).data.newsletter).toHaveLength(1);
});

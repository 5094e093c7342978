import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { comments } from "#server/db/schema/engagement.ts";
import { users } from "#server/db/schema/users.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { CHANGES_MAX, createChangeOutfit } from "./change-engagement.ts";
import { commentOnOutfit, reactToOutfit } from "./engagement-functions.ts";

const shop = testShop();
const noChange = async () => {};

async function setUp() {
  const { database } = shop;
  const changeOutfit = createChangeOutfit({ invalidateTags: () => {} }, database);
  const [locked, other] = [await createOutfit(database), await createOutfit(database)];
  const caller = { id: await createUser(database), isAdmin: false, byPasskey: false, sessionId: "" };
  let unlock = () => {};
  const unlocked = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  return {
    change: (outfitId: string) => changeOutfit("counters", outfitId, caller, noChange),
    changeLocked: () => changeOutfit("counters", locked, caller, () => unlocked),
    unlock,
    other,
  };
}

it("changes of a locked outfit do not hold up those of another", async () => {
  const { change, changeLocked, unlock, other } = await setUp();
  const waiting = Array.from({ length: 50 }, changeLocked);

  expect(await change(other)).toMatchObject({ _id: other });

  unlock();
  await Promise.all(waiting);
});

it("a change beyond the bound is rejected at once, with Retry-After, and there is room again afterwards", async () => {
  const { change, changeLocked, unlock, other } = await setUp();
  const waiting = Array.from({ length: CHANGES_MAX }, changeLocked);

  await expect(change(other)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });

  unlock();
  await Promise.all(waiting);
  expect(await change(other)).toMatchObject({ _id: other });
});

it("of a user who was blocked while it waited is refused by the database, like that of one who is gone", async () => {
  const { database } = shop;
  const callerId = await createUser(database);
  const outfitId = await createOutfit(database);
  await database.update(users).set({ blockedAt: sql`now()` });
  const caller = { id: callerId, isAdmin: false, byPasskey: false, sessionId: "" };
  const text = { text: "Lovely", reasons: [], hasLink: false };
  const refused = { code: "UNAUTHENTICATED" };
  await expect(reactToOutfit(database, { outfitId }, caller, { kind: "like" })).rejects.toMatchObject(
    refused,
  );
  await expect(commentOnOutfit(database, { outfitId }, caller, text)).rejects.toMatchObject(refused);
  expect(await database.$count(comments)).toBe(0);
});

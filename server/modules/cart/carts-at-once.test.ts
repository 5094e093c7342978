import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { AddedToCart, Cart } from "#contract/cart/cart.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { createCartEntry } from "#tests/factories/cart-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { callCart } from "#tests/setup/cart-calls.ts";
import { countWaiting } from "#tests/setup/count-waiting.ts";
import { type Caller, call, signIn, signInMany } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

/**
 * The embedded database runs one transaction at a time; on PostgreSQL (TEST_DATABASE_URL) these calls run
 * concurrently.
 */

const shop = testShop({ intervals: false });

const add = ({ headers }: Caller, outfitId: string, quantity: number) =>
  callCart(shop, "POST /add-outfit", headers, { outfitId, quantity });

async function deleteOneByOne(outfitIds: string[]) {
  for (const id of outfitIds) await shop.database.delete(outfits).where(eq(outfits.id, id));
}

const statusesOf = (responses: { statusCode: number }[]) =>
  [...new Set(responses.map((response) => response.statusCode))].sort();

// covers: cart-calls-01
it.each([
  ["one each", () => 1],
  ["one to four each", (index: number) => (index % 4) + 1],
  ["seven each", () => 7],
])(
  "50 concurrent adds of one outfit result in one entry with the quantity of the responses: %s",
  async (_name, each) => {
    const caller = await signIn(shop);
    const outfitId = await createOutfit(shop.database);

    const calls = Array.from({ length: 50 }, (_, index) => each(index));
    const responses = await Promise.all(calls.map((quantity) => add(caller, outfitId, quantity)));

    expect(statusesOf(responses)).toEqual([200, 400]);
    const accepted = responses.flatMap((response, index) => (response.statusCode === 200 ? [index] : []));
    const sum = accepted.reduce((total, index) => total + each(index), 0);
    const stored = await shop.database.select().from(cartEntries);
    expect(stored).toMatchObject([{ outfitId, quantity: sum }]);
    expect(sum).toBeLessThanOrEqual(10);
    // Each response shows the cart after its own call.
    const shown = accepted.map((index) => responses[index]?.json<AddedToCart>().cart.outfits[0]?.quantity);
    expect(new Set(shown).size).toBe(accepted.length);
    expect(Math.max(...shown.map(Number))).toBe(sum);
  },
);

it("concurrent changes of one cart succeed and leave exact totals without duplicate outfits", async () => {
  const caller = await signIn(shop);
  const outfitIds = await createOutfits(shop.database, Array(6).fill({}));
  const entryIds: string[] = [];
  for (const outfitId of outfitIds) {
    entryIds.push(await createCartEntry(shop.database, { userId: caller.userId, outfitId }));
  }

  const responses = await Promise.all(
    entryIds.flatMap((id, index) => [
      add(caller, outfitIds[index] ?? "", 2),
      callCart(shop, `PUT /outfit/${id}/quantity`, caller.headers, { quantity: index + 1 }),
      callCart(shop, `DELETE /outfit/${index % 2 ? id : crypto.randomUUID()}`, caller.headers),
      callCart(shop, "GET", caller.headers),
    ]),
  );

  expect(statusesOf(responses).filter((status) => ![200, 404].includes(status))).toEqual([]);
  const cart = (await callCart(shop, "GET", caller.headers)).json<Cart>();
  expect(cart.totalItems).toBe(cart.outfits.reduce((total, entry) => total + 4 * entry.quantity, 0));
  expect(new Set(cart.outfits.map((entry) => entry.outfitId)).size).toBe(cart.outfits.length);
});

it("an outfit deactivated concurrently is only in the carts whose response was 200", async () => {
  const callers = await signInMany(shop, 20);
  const outfitId = await createOutfit(shop.database);

  const deactivate = async () => {
    await shop.database.update(outfits).set({ isActive: false }).where(eq(outfits.id, outfitId));
  };
  const [responses] = await Promise.all([
    Promise.all(callers.map((caller) => add(caller, outfitId, 2))),
    deactivate(),
  ]);
  const late = await add(await signIn(shop), outfitId, 1);

  expect(statusesOf(responses).filter((status) => ![200, 404].includes(status))).toEqual([]);
  expect(late.statusCode).toBe(404);
  const told = callers.filter((_, index) => responses[index]?.statusCode === 200);
  const stored = await shop.database.select({ userId: cartEntries.userId }).from(cartEntries);
  expect(stored.map(({ userId }) => userId).sort()).toEqual(told.map(({ userId }) => userId).sort());
});

it("outfits deleted concurrently are in no cart", async () => {
  const callers = await signInMany(shop, 4);
  const outfitIds = await createOutfits(shop.database, Array(40).fill({}));

  const deleted = outfitIds.filter((_, index) => index % 2 === 0);
  const [responses] = await Promise.all([
    Promise.all(outfitIds.flatMap((outfitId) => callers.map((caller) => add(caller, outfitId, 1)))),
    deleteOneByOne(deleted),
  ]);

  expect(statusesOf(responses).filter((status) => ![200, 404].includes(status))).toEqual([]);
  const stored = await shop.database.select({ outfitId: cartEntries.outfitId }).from(cartEntries);
  expect(stored).toHaveLength((outfitIds.length - deleted.length) * callers.length);
});

it.runIf(process.env.TEST_DATABASE_URL)(
  "an add and a change wait while an outfit is being deleted, then return 404 and 409",
  async () => {
    const [adder, changer] = [await signIn(shop), await signIn(shop)];
    const outfitId = await createOutfit(shop.database);
    const entryId = await createCartEntry(shop.database, { userId: changer.userId, outfitId });

    const calls = await shop.database.transaction(async (tx) => {
      await tx.delete(outfits).where(eq(outfits.id, outfitId));
      const begun = [
        add(adder, outfitId, 1),
        callCart(shop, `PUT /outfit/${entryId}/quantity`, changer.headers, { quantity: 5 }),
      ].map((call) => call.then((response) => response.statusCode));
      await vi.waitFor(async () => expect(await countWaiting(shop.database)).toBe(2), scaled(5_000));
      return { statuses: Promise.all(begun) };
    });

    expect(await calls.statuses).toEqual([404, 409]);
    const stored = await shop.database.select().from(cartEntries);
    expect(stored.filter(({ quantity, userId }) => userId === adder.userId || quantity !== 1)).toEqual([]);
  },
);

it.runIf(process.env.TEST_DATABASE_URL)(
  "adds and changes do not wait for a transaction that likes, views or deactivates the outfit",
  async () => {
    const caller = await signIn(shop);
    const outfitId = await createOutfit(shop.database);
    await shop.database.transaction(async (tx) => {
      await tx.update(outfits).set({ isActive: false, likeCount: 1 }).where(eq(outfits.id, outfitId));
      expect((await add(caller, outfitId, 1)).statusCode).toBe(200);
    });
    expect((await callCart(shop, "GET", caller.headers)).json<Cart>()).toMatchObject({ totalItems: 0 });
  },
);

it("accounts deleted concurrently leave no entries and cause no 5xx", async () => {
  const callers = await signInMany(shop, 12);
  const outfitIds = await createOutfits(shop.database, [{}, {}]);
  const [first = "", second = ""] = outfitIds;
  const entryIds: string[] = [];
  for (const { userId } of callers) {
    entryIds.push(await createCartEntry(shop.database, { userId, outfitId: first }));
  }
  const leaving = callers.slice(0, 4);

  const [responses] = await Promise.all([
    Promise.all(
      callers.flatMap((caller, index) => [
        add(caller, first, 1),
        call(shop, `PUT /like/${second}`, caller.headers),
        add(caller, second, 1),
        callCart(shop, `PUT /outfit/${entryIds[index]}/quantity`, caller.headers, { quantity: 5 }),
        callCart(shop, index % 2 ? "DELETE /clear" : "GET", caller.headers),
      ]),
    ),
    ...leaving.map(({ userId, headers }) =>
      shop.app.inject({ method: "DELETE", url: `/backend/user/delete/${userId}`, headers }),
    ),
  ]);

  expect(statusesOf(responses).filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
  const stored = await shop.database.select().from(cartEntries);
  expect(stored.filter((entry) => leaving.some(({ userId }) => userId === entry.userId))).toEqual([]);
});

it.runIf(process.env.TEST_DATABASE_URL)(
  "changes that wait while their user is being blocked are refused",
  async () => {
    const caller = await signIn(shop);
    const outfitId = await createOutfit(shop.database);

    const calls = await shop.database.transaction(async (tx) => {
      await tx.update(users).set({ blockedAt: sql`now()` }).where(eq(users.id, caller.userId));
      const begun = Promise.all(Array.from({ length: 5 }, () => add(caller, outfitId, 1)));
      await vi.waitFor(async () => expect(await countWaiting(shop.database)).toBe(1), scaled(5_000));
      return { begun };
    });

    expect(statusesOf(await calls.begun)).toEqual([401]);
    expect(await shop.database.$count(cartEntries)).toBe(0);
  },
);

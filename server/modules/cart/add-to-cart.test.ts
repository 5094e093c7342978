import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AddedToCart } from "#contract/cart/cart.ts";
import { CART_ENTRIES_MAX, CART_QUANTITY_MAX } from "#contract/limits.ts";
import { CART_ERRORS, CART_MESSAGES as messages } from "#contract/messages/cart.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createCartEntries, createCartEntry } from "#tests/factories/cart-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { BAD_QUANTITIES, callCart, callForCart } from "#tests/setup/cart-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const add = (headers: Record<string, string>, body?: unknown) =>
  callCart(shop, "POST /add-outfit", headers, body);

// covers: product-19, calls-34, responses-12
it("adds an outfit and returns the cart", async () => {
  const { headers } = await signIn(shop);
  const outfitId = await createOutfit(shop.database, { category: "Trip/Travel" });

  const response = await add(headers, { outfitId, quantity: 2 });

  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual({
    success: true,
    message: "Trip/Travel Outfit added to cart successfully!",
    outfitName: "Trip/Travel Outfit",
    cart: await callForCart(shop, "GET", headers),
  });
  const { outfits: entries } = response.json<AddedToCart>().cart;
  expect(entries).toMatchObject([{ outfitId, quantity: 2, isAvailable: true }]);
  expect(Date.parse(entries[0]?.addedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

// covers: cart-calls-01
it("increases the quantity of an outfit that is in the cart already, without moving it", async () => {
  const { userId, headers } = await signIn(shop);
  const [there, newer] = await createOutfits(shop.database, [{}, {}]);
  const addedAt = new Date("2026-05-01T08:00:00.000Z");
  await createCartEntry(shop.database, { userId, outfitId: there ?? "", quantity: 3, addedAt });
  await createCartEntry(shop.database, { userId, outfitId: newer ?? "" });

  const { cart } = (await add(headers, { outfitId: there, quantity: 7 })).json<AddedToCart>();

  expect(cart.outfits).toMatchObject([
    { outfitId: newer, quantity: 1 },
    { outfitId: there, quantity: 10, addedAt: addedAt.toISOString() },
  ]);
});

describe("rejects", () => {
  // covers: cart-calls-02
  it.each(BAD_QUANTITIES)(
    "%s as quantity, whether the outfit is in the cart or not",
    async (_name, quantity) => {
      const { userId, headers } = await signIn(shop);
      const [there, other] = await createOutfits(shop.database, [{}, {}]);
      await createCartEntry(shop.database, { userId, outfitId: there ?? "", quantity: 4 });
      const before = await callForCart(shop, "GET", headers);

      for (const outfitId of [there, other]) {
        const response = await add(headers, { outfitId, quantity });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          success: false,
          code: "VALIDATION_FAILED",
          message: messages.quantityRange,
        });
      }
      expect(await callForCart(shop, "GET", headers)).toEqual(before);
    },
  );

  // covers: cart-calls-01
  it.each([
    [10, 1],
    [1, 10],
    [6, 5],
  ])("an increase of %i by %i", async (quantity, more) => {
    const { userId, headers } = await signIn(shop);
    const outfitId = await createOutfit(shop.database);
    await createCartEntry(shop.database, { userId, outfitId, quantity });
    const before = await callForCart(shop, "GET", headers);

    const response = await add(headers, { outfitId, quantity: more });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: `Your cart can hold at most ${CART_QUANTITY_MAX} of this outfit`,
      error: CART_ERRORS.quantityFull.text,
      reason: "cart.quantityFull",
      params: { maximum: CART_QUANTITY_MAX },
      details: [
        {
          path: "quantity",
          message: CART_ERRORS.quantityFull.text,
          reason: "cart.quantityFull",
          params: { maximum: CART_QUANTITY_MAX },
        },
      ],
    });
    expect(await callForCart(shop, "GET", headers)).toEqual(before);
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a number", 7],
    ["a list", [randomUUID()]],
  ])("%s as outfit", async (_name, outfitId) => {
    const { headers } = await signIn(shop);

    const response = await add(headers, { outfitId, quantity: 1 });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: messages.outfitRequired });
  });

  it.each(["", "1", "undefined", "'; drop table cart_entries; --", "a\u0000b", "../..", "👗", randomUUID()])(
    "the unknown outfit %j",
    async (outfitId) => {
      const { headers } = await signIn(shop);

      const response = await add(headers, { outfitId, quantity: 1 });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: "NOT_FOUND", message: CART_ERRORS.outfitGone.text });
      expect(await shop.database.$count(cartEntries)).toBe(0);
    },
  );

  it.each([false, true])("an inactive outfit (administrator: %s)", async (isAdmin) => {
    const { userId, headers } = await signIn(shop, { isAdmin });
    const [there, other] = await createOutfits(shop.database, [{ isActive: false }, { isActive: false }]);
    await createCartEntry(shop.database, { userId, outfitId: there ?? "", quantity: 2 });

    for (const outfitId of [there, other]) {
      expect((await add(headers, { outfitId, quantity: 1 })).statusCode).toBe(404);
    }
    const { outfits: entries } = await callForCart(shop, "GET", headers);
    expect(entries).toMatchObject([{ outfitId: there, quantity: 2 }]);
  });

  it("an empty or malformed body, after it checks the session", async () => {
    const { headers } = await signIn(shop);

    expect((await add(headers)).statusCode).toBe(400);
    expect((await add(headers, [])).statusCode).toBe(400);
    const json = { ...headers, "content-type": "application/json" };
    expect((await add(json, `{"outfitId":"${randomUUID()}","quantity":1e999}`)).statusCode).toBe(400);
    expect((await add(json, '{"outfitId":')).statusCode).toBe(400);
    expect((await add(json, '{"__proto__":{"quantity":1}}')).statusCode).toBe(400);
    expect((await add({}, { outfitId: await createOutfit(shop.database), quantity: 1 })).statusCode).toBe(
      401,
    );
    expect((await add({}, { quantity: 0 })).statusCode).toBe(401);
  });

  it("outfits beyond the cart's limit, also concurrent ones, but increases a quantity in a full cart", async () => {
    const { userId, headers } = await signIn(shop);
    const outfitIds = await createOutfits(shop.database, Array(CART_ENTRIES_MAX + 11).fill({}));
    const [late, ...wanted] = outfitIds.splice(0, 12);
    await createCartEntries(
      shop.database,
      outfitIds.map((outfitId) => ({ userId, outfitId })),
    );

    const responses = await Promise.all(wanted.map((outfitId) => add(headers, { outfitId, quantity: 1 })));
    const refused = await add(headers, { outfitId: late, quantity: 1 });
    const raised = await add(headers, { outfitId: outfitIds[0], quantity: 9 });

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(10).fill(409)]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "CONFLICT", message: CART_ERRORS.full.text });
    expect(raised.statusCode).toBe(200);
    expect(await shop.database.$count(cartEntries)).toBe(CART_ENTRIES_MAX);
  });
});

it("uses only outfit and quantity of the body", async () => {
  const { userId, headers } = await signIn(shop);
  const { userId: other } = await signIn(shop);
  const outfitId = await createOutfit(shop.database);

  const response = await add(headers, {
    outfitId,
    quantity: 1,
    totalOutfitPrice: 1,
    price: 1,
    totalPrice: 1,
    numberOfItems: 0,
    userId: other,
    cartOutfitId: randomUUID(),
    addedAt: "2001-01-01T00:00:00.000Z",
    isAvailable: false,
  });

  expect(response.json()).toMatchObject({
    cart: { outfits: [{ numberOfItems: 4, isAvailable: true }], totalPrice: 6297.49 },
  });
  const stored = await shop.database.select().from(cartEntries);
  expect(stored).toMatchObject([{ userId, outfitId, quantity: 1 }]);
  expect(stored[0]?.addedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

describe("with an Idempotency-Key", () => {
  async function signInWithKey() {
    const { userId, headers } = await signIn(shop);
    return { userId, headers: { ...headers, "idempotency-key": "a1" } };
  }

  it("a repeated call has no second effect and returns the current cart", async () => {
    const { headers } = await signInWithKey();
    const [outfitId, hidden] = await createOutfits(shop.database, [{ category: "Formal" }, {}]);
    const body = { outfitId, quantity: 3 };

    const first = await add(headers, body);
    await add({ authorization: headers.authorization ?? "" }, { outfitId: hidden, quantity: 1 });
    await shop.database.update(outfits).set({ isActive: false });
    const second = await add(headers, body);

    expect(first.headers).not.toHaveProperty("idempotency-replayed");
    expect(second.statusCode, second.body).toBe(200);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.json()).toMatchObject({ success: true, outfitName: "Formal Outfit" });
    const { outfits: entries } = second.json<AddedToCart>().cart;
    expect(entries).toMatchObject([
      { outfitId: hidden, quantity: 1 },
      { outfitId, quantity: 3, isAvailable: false },
    ]);
  });

  it("concurrent calls have one effect", async () => {
    const { headers } = await signInWithKey();
    const body = { outfitId: await createOutfit(shop.database), quantity: 2 };

    const responses = await Promise.all(Array.from({ length: 15 }, () => add(headers, body)));

    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]));
    expect(responses.filter((response) => response.headers["idempotency-replayed"])).toHaveLength(14);
    expect(await shop.database.select().from(cartEntries)).toMatchObject([{ quantity: 2 }]);
  });

  it("another quantity or outfit under the same key is a conflict", async () => {
    const { headers } = await signInWithKey();
    const [outfitId, other] = await createOutfits(shop.database, [{}, {}]);
    await add(headers, { outfitId, quantity: 1 });

    for (const body of [
      { outfitId, quantity: 2 },
      { outfitId: other, quantity: 1 },
    ]) {
      const response = await add(headers, body);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ success: false, code: "CONFLICT" });
    }
    expect(await shop.database.select().from(cartEntries)).toMatchObject([{ outfitId, quantity: 1 }]);
  });

  it("a rejected call does not use up its key", async () => {
    const { userId, headers } = await signInWithKey();
    const outfitId = await createOutfit(shop.database);
    const cartOutfitId = await createCartEntry(shop.database, { userId, outfitId, quantity: 10 });

    const refused = await add(headers, { outfitId, quantity: 1 });
    await shop.database.delete(cartEntries).where(eq(cartEntries.id, cartOutfitId));
    const second = await add(headers, { outfitId, quantity: 1 });

    expect([refused.statusCode, second.statusCode]).toEqual([400, 200]);
    expect(second.headers).not.toHaveProperty("idempotency-replayed");
  });

  it("a repeated call for an outfit deleted since returns 404", async () => {
    const { headers } = await signInWithKey();
    const body = { outfitId: await createOutfit(shop.database), quantity: 1 };
    await add(headers, body);
    await shop.database.delete(outfits);

    const response = await add(headers, body);

    expect(response.statusCode).toBe(404);
    expect(response.headers).not.toHaveProperty("idempotency-replayed");
  });
});

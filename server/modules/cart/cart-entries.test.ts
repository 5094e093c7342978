import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { CartItems } from "#contract/cart/cart.ts";
import { CART_ERRORS, CART_MESSAGES as messages } from "#contract/messages/cart.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createCartEntries, createCartEntry } from "#tests/factories/cart-factory.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { BAD_QUANTITIES, callCart, callForCart } from "#tests/setup/cart-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { buildTestApp, testShop } from "#tests/setup/test-app.ts";
import { openOver } from "#tests/setup/test-database.ts";

const shop = testShop();

async function createOwner({ quantity = 4, ...overrides }: { quantity?: number; isActive?: boolean } = {}) {
  const caller = await signIn(shop);
  const outfitId = await createOutfit(shop.database, overrides);
  const cartOutfitId = await createCartEntry(shop.database, { userId: caller.userId, outfitId, quantity });
  return { ...caller, outfitId, cartOutfitId };
}

const CALLS: { request: (id: string) => string; body?: object }[] = [
  { request: (id) => `PUT /outfit/${id}/quantity`, body: { quantity: 2 } },
  { request: (id) => `GET /outfit/${id}/items` },
  { request: (id) => `DELETE /outfit/${id}` },
];

describe("an entry of another user", () => {
  it("returns 404 from every call and is not changed", async () => {
    const owner = await createOwner();
    const [other, admin] = [await signIn(shop), await signIn(shop, { isAdmin: true })];

    for (const { headers } of [other, admin]) {
      for (const { request, body } of [
        ...CALLS,
        { request: (id: string) => `PUT /outfit/${id}/quantity`, body: { quantity: 99 } },
      ]) {
        const response = await callCart(shop, request(owner.cartOutfitId), headers, body);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ code: "NOT_FOUND", message: CART_ERRORS.entryNotFound.text });
      }
    }
    expect(await shop.database.select().from(cartEntries)).toMatchObject([{ quantity: 4 }]);
  });

  it("gives the same response as an entry that never existed", async () => {
    const owner = await createOwner();
    const { headers } = await signIn(shop);

    for (const { request, body } of CALLS) {
      const [others, unknown] = [owner.cartOutfitId, randomUUID()];
      expect((await callCart(shop, request(others), headers, body)).json()).toEqual(
        (await callCart(shop, request(unknown), headers, body)).json(),
      );
    }
  });

  it.each(["1", "undefined", "%00", "a%00b", "..%2f..", "%27%3B%20drop%20table%20users", "%F0%9F%91%97"])(
    "a malformed id returns 404: %s",
    async (id) => {
      const { headers } = await createOwner();

      for (const { request, body } of CALLS) {
        expect((await callCart(shop, request(id), headers, body)).statusCode, request(id)).toBe(404);
        expect((await callCart(shop, request(id), {}, body)).statusCode, request(id)).toBe(401);
      }
      expect(await shop.database.$count(cartEntries)).toBe(1);
    },
  );
});

describe("the quantity", () => {
  // covers: calls-35, responses-12
  it.each([1, 10])("is set to %i, and the response is the cart", async (quantity) => {
    const { headers, cartOutfitId } = await createOwner();

    const cart = await callForCart(shop, `PUT /outfit/${cartOutfitId}/quantity`, headers, {
      quantity,
      totalOutfitPrice: 1,
      isAvailable: false,
    });

    expect(cart).toMatchObject({ outfits: [{ cartOutfitId, quantity }], totalItems: 4 * quantity });
    expect(cart.totalPrice).toBe(Number((6297.49 * quantity).toFixed(2)));
    expect(await callForCart(shop, "GET", headers)).toEqual(cart);
  });

  // covers: validation-30, constants-14, cart-calls-02
  it.each(BAD_QUANTITIES)("is not set to %s", async (_name, quantity) => {
    const { headers, cartOutfitId } = await createOwner();
    const before = await callForCart(shop, "GET", headers);

    const response = await callCart(shop, `PUT /outfit/${cartOutfitId}/quantity`, headers, { quantity });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "VALIDATION_FAILED", message: messages.quantityRange });
    expect(await callForCart(shop, "GET", headers)).toEqual(before);
  });

  // covers: cart-calls-03
  it("of an inactive outfit cannot be changed", async () => {
    const { headers, cartOutfitId } = await createOwner({ isActive: false });

    for (const quantity of [1, 4]) {
      const response = await callCart(shop, `PUT /outfit/${cartOutfitId}/quantity`, headers, { quantity });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: "CONFLICT", message: CART_ERRORS.outfitGone.text });
    }
    expect(await shop.database.select().from(cartEntries)).toMatchObject([{ quantity: 4 }]);
  });
});

describe("deletion", () => {
  // covers: calls-36, responses-12
  it.each([true, false])(
    "removes one entry, and a second deletion is a 404 (outfit active: %s)",
    async (isActive) => {
      const { userId, headers, cartOutfitId } = await createOwner({ isActive });
      const other = await createCartEntry(shop.database, {
        userId,
        outfitId: await createOutfit(shop.database),
      });

      const cart = await callForCart(shop, `DELETE /outfit/${cartOutfitId}`, headers);

      expect(cart).toMatchObject({ outfits: [{ cartOutfitId: other }], totalOutfits: 1 });
      expect((await callCart(shop, `DELETE /outfit/${cartOutfitId}`, headers)).statusCode).toBe(404);
      expect(await shop.database.$count(cartEntries)).toBe(1);
    },
  );

  // covers: calls-37, responses-12
  it("of all entries empties only the caller's cart and can be repeated", async () => {
    const { userId, headers } = await signIn(shop);
    const outfitIds = await createOutfits(shop.database, [{}, { isActive: false }, {}]);
    await createCartEntries(
      shop.database,
      outfitIds.map((outfitId) => ({ userId, outfitId })),
    );
    const other = await createOwner();
    const empty = { outfits: [], totalOutfits: 0, totalItems: 0, totalPrice: 0 };

    expect(await callForCart(shop, "DELETE /clear", headers)).toEqual(empty);
    expect(await callForCart(shop, "DELETE /clear", headers)).toEqual(empty);
    expect((await callCart(shop, "DELETE /clear")).statusCode).toBe(401);
    const left = await shop.database.select({ userId: cartEntries.userId }).from(cartEntries);
    expect(left).toEqual([{ userId: other.userId }]);
  });
});

describe("the items", () => {
  it("are returned in order with their links", async () => {
    const { userId, headers } = await signIn(shop);
    const wanted = [outfitItem("Silk saree", 8_999.5), outfitItem("Jhumkas", 0.01), outfitItem("Clutch", 99)];
    const roles = ["whole", "jewellery", "bag"];
    const outfitId = await createOutfit(shop.database, { items: wanted });
    const cartOutfitId = await createCartEntry(shop.database, { userId, outfitId });

    const response = await callCart(shop, `GET /outfit/${cartOutfitId}/items`, headers);

    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { items } = response.json<CartItems>();
    expect(items).toMatchObject(
      wanted.map((item, at) => ({ ...item, itemId: expect.any(String), role: roles[at], match: "exact" })),
    );
  });

  it("of an inactive outfit are not returned", async () => {
    const { headers, cartOutfitId } = await createOwner({ isActive: false });

    const response = await callCart(shop, `GET /outfit/${cartOutfitId}/items`, headers);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "CONFLICT", message: CART_ERRORS.outfitGone.text });
    expect(response.body).not.toContain("http");
  });

  it("do not count a view", async () => {
    const { headers, outfitId, cartOutfitId } = await createOwner();
    const app = await buildTestApp(openOver(shop.database));

    await callForCart({ ...shop, app }, "GET", headers);
    await callCart({ ...shop, app }, `GET /outfit/${cartOutfitId}/items`, {
      ...headers,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    });
    // Closing the server writes the buffered views.
    await app.close();

    const found = await shop.database
      .select({ views: outfits.viewCount })
      .from(outfits)
      .where(eq(outfits.id, outfitId));
    expect(found).toEqual([{ views: 0 }]);
  });
});

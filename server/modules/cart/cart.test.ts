import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { outfits } from "#server/db/schema/outfits.ts";
import { createCartEntries, createCartEntry } from "#tests/factories/cart-factory.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { callCart, callForCart } from "#tests/setup/cart-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const itemsOf = (prices: number[]) => prices.map((price, index) => outfitItem(`Item ${index}`, price));

// covers: fields-34, fields-35, calls-33, responses-12, cart-calls-03
it("returns the caller's entries, newest first, with totals", async () => {
  const { userId, headers } = await signIn(shop);
  const [first, second] = await createOutfits(shop.database, [
    { category: "Wedding", section: "Men", items: itemsOf([1_000.5, 250]) },
    { category: "Casual", section: "Kids", type: "Sponsored", items: itemsOf([499]) },
  ]);
  const [older, newer] = await createCartEntries(shop.database, [
    { userId, outfitId: first ?? "", quantity: 3, addedAt: new Date("2026-05-01T08:00:00.000Z") },
    { userId, outfitId: second ?? "", addedAt: new Date("2026-05-01T08:00:00.001Z") },
  ]);
  await createCartEntry(shop.database, { userId: (await signIn(shop)).userId, outfitId: first ?? "" });

  const response = await callCart(shop, "GET", headers);

  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual({
    outfits: [
      {
        cartOutfitId: newer,
        outfitId: second,
        outfitImage: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/1200\.jpg$/),
        outfitImageWidth: 1200,
        outfitImageHeight: 1600,
        outfitImagePlaceholder: "data:image/png;base64,AAAA",
        outfitUrl: `/outfit/${second}`,
        outfitCategory: "Casual",
        outfitSection: "Kids",
        outfitType: "Sponsored",
        outfitSubtitle: expect.any(String),
        numberOfItems: 1,
        totalOutfitPrice: 499,
        quantity: 1,
        addedAt: "2026-05-01T08:00:00.001Z",
        isAvailable: true,
      },
      expect.objectContaining({
        cartOutfitId: older,
        outfitCategory: "Wedding",
        outfitSection: "Men",
        numberOfItems: 2,
        totalOutfitPrice: 1_250.5,
        quantity: 3,
        addedAt: "2026-05-01T08:00:00.000Z",
      }),
    ],
    totalOutfits: 2,
    totalItems: 2 * 3 + 1,
    totalPrice: 1_250.5 * 3 + 499,
  });
});

it("is empty for a new user", async () => {
  const { headers } = await signIn(shop);

  expect(await callForCart(shop, "GET", headers)).toEqual({
    outfits: [],
    totalOutfits: 0,
    totalItems: 0,
    totalPrice: 0,
  });
});

// covers: outfit-view-10
it.each([
  ["ten times 999.99", [{ prices: [999.99], quantity: 10 }], "9999.9"],
  ["49 times 999.99", [10, 10, 10, 10, 9].map((quantity) => ({ prices: [999.99], quantity })), "48999.51"],
  ["0.1 and 0.2 in one outfit", [{ prices: [0.1, 0.2], quantity: 1 }], "0.3"],
  ["0.1 and 0.2 in two outfits", [0.1, 0.2].map((price) => ({ prices: [price], quantity: 1 })), "0.3"],
  ["three times 0.1", [{ prices: [0.1], quantity: 3 }], "0.3"],
  ["1.1 seven times, and 0.01", [{ prices: [1.1, 0.01], quantity: 7 }], "7.77"],
  ["ten times 4.35 and 1.15", [{ prices: [4.35, 1.15], quantity: 10 }], "55"],
  [
    "the most expensive outfits possible",
    Array.from({ length: 5 }, () => ({ prices: Array(30).fill(9_999_999.99), quantity: 10 })),
    "14999999985",
  ],
])("totals are exact to the paisa: %s", async (_name, entries, total) => {
  const { userId, headers } = await signIn(shop);
  const outfitIds = await createOutfits(
    shop.database,
    entries.map(({ prices }) => ({ items: itemsOf(prices) })),
  );
  await createCartEntries(
    shop.database,
    entries.map(({ quantity }, index) => ({ userId, outfitId: outfitIds[index] ?? "", quantity })),
  );

  // Compared as text, because parsing it as a number could hide 0.30000000000000004.
  expect((await callCart(shop, "GET", headers)).body).toContain(`"totalPrice":${total}}`);
});

// covers: cart-calls-04
it("the unit price is the outfit's current one", async () => {
  const { userId, headers } = await signIn(shop);
  const outfitId = await createOutfit(shop.database, { items: itemsOf([500]) });
  await createCartEntry(shop.database, { userId, outfitId, quantity: 2 });
  await shop.database.update(outfits).set({ totalPricePaise: 64_999 }).where(eq(outfits.id, outfitId));

  expect(await callForCart(shop, "GET", headers)).toMatchObject({
    outfits: [{ totalOutfitPrice: 649.99 }],
    totalPrice: 1_299.98,
  });
});

// covers: cart-calls-03
it("an inactive outfit stays in the cart, counts in no total, and is available again when activated", async () => {
  const { userId, headers } = await signIn(shop);
  const outfitIds = await createOutfits(shop.database, [{}, { items: itemsOf([300, 10]) }]);
  await createCartEntries(
    shop.database,
    outfitIds.map((outfitId) => ({ userId, outfitId, quantity: 4 })),
  );
  const whole = await callForCart(shop, "GET", headers);
  const show = (isActive: boolean) =>
    shop.database
      .update(outfits)
      .set({ isActive })
      .where(eq(outfits.id, outfitIds[0] ?? ""));

  await show(false);
  const left = await callForCart(shop, "GET", headers);
  const { outfitCount } = (await callCart(shop, "GET /count", headers)).json();
  await show(true);

  expect(left).toEqual({
    outfits: whole.outfits.map((entry) => ({ ...entry, isAvailable: entry.outfitId !== outfitIds[0] })),
    totalOutfits: 1,
    totalItems: 8,
    totalPrice: 1_240,
  });
  expect(outfitCount).toBe(2);
  expect(await callForCart(shop, "GET", headers)).toEqual(whole);
});

// covers: cart-calls-03
it("a deleted outfit is removed from the cart", async () => {
  const { userId, headers } = await signIn(shop);
  const outfitId = await createOutfit(shop.database);
  await createCartEntry(shop.database, { userId, outfitId });
  await shop.database.delete(outfits).where(eq(outfits.id, outfitId));

  expect(await callForCart(shop, "GET", headers)).toMatchObject({ outfits: [], totalPrice: 0 });
  expect((await callCart(shop, "GET /count", headers)).json()).toEqual({ outfitCount: 0 });
});

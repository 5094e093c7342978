import { describe, expect, it } from "vitest";
import { links } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { createCartEntry } from "#tests/factories/cart-factory.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { withAffiliateParameters } from "./affiliate-links.ts";

const affiliateParameters = { "paid.example": { tag: "ensemble-21", via: "a b" } };
const shop = testShop({
  links: { checks: false, checkHosts: [], followShopPrices: true, affiliateParameters },
});
const link = (itemLink: string) => ({ ...outfitItem("Linen kurta", 100), itemLink });

it.each([
  ["https://paid.example/p", "https://paid.example/p?tag=ensemble-21&via=a+b"],
  ["https://www.paid.example/p?id=7#top", "https://www.paid.example/p?id=7&tag=ensemble-21&via=a+b#top"],
  ["https://paid.example/p?tag=other", "https://paid.example/p?tag=ensemble-21&via=a+b"],
  ["https://unpaid.example/p", undefined],
  ["https://paid.example.evil.example/p", undefined],
  ["no link", undefined],
])("%s becomes %s", (from, to) => {
  expect(withAffiliateParameters(from, affiliateParameters)).toBe(to);
});

describe("affiliate parameters", () => {
  it("are on every link that a shopper gets, and in no record", async () => {
    const id = await createOutfit(shop.database, {
      items: [link("https://paid.example/p"), link("https://unpaid.example/p")],
    });
    const { userId, headers } = await signIn(shop);
    const cartOutfitId = await createCartEntry(shop.database, { userId, outfitId: id });
    const paid = { itemLink: "https://paid.example/p?tag=ensemble-21&via=a+b", earnsCommission: true };

    const [first, second] = (await callForOutfit(shop, `GET /${id}`, headers)).items;
    expect(first).toMatchObject(paid);
    expect(second?.itemLink).toBe("https://unpaid.example/p");
    expect(second).not.toHaveProperty("earnsCommission");
    expect((await callForOutfit(shop, `PUT /like/${id}`, headers)).items[0]).toMatchObject(paid);
    const cart = await shop.app.inject({ url: `/backend/cart/outfit/${cartOutfitId}/items`, headers });
    expect(cart.json().items[0]).toMatchObject(paid);

    expect((await call(shop, `GET /${id}`)).body).not.toContain("paid.example");
    const stored = JSON.stringify([
      await shop.database.select().from(links),
      await shop.database.select().from(outfitItems),
    ]);
    expect(stored).not.toContain("ensemble-21");
  });

  it("are not on the links of administrators, whose form would store them", async () => {
    const id = await createOutfit(shop.database, { items: [link("https://paid.example/p")] });
    const { headers } = await signIn(shop, { isAdmin: true });
    expect((await callForOutfit(shop, `GET /${id}`, headers)).items[0]?.itemLink).toBe(
      "https://paid.example/p",
    );
  });
});

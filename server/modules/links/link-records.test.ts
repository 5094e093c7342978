import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Alternatives, Outfit } from "#contract/outfit/outfit.ts";
import { linkOpens, linkReports, links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { createOutfit, createOutfits, outfitInput, outfitItem } from "#tests/factories/outfit-factory.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { deleteOldOpens, deleteUnusedLinks } from "./link-cleanup.ts";

const shop = testShop();
const linked = (itemLink: string, name = "Straw tote bag", price = 1_499) => ({
  ...outfitItem(name, price),
  itemLink,
});
const urls = async () =>
  (await shop.database.select({ url: links.url }).from(links).orderBy(links.url)).map(({ url }) => url);
const itemsOf = (outfitId: string) =>
  shop.database
    .select()
    .from(outfitItems)
    .where(eq(outfitItems.outfitId, outfitId))
    .orderBy(outfitItems.position);
const firstItem = async (outfitId: string) => (await itemsOf(outfitId))[0]?.id ?? "";

describe("the record of a link", () => {
  it("is one for all items that have it, however it was copied", async () => {
    await createOutfits(shop.database, [
      {
        items: [
          linked("https://shop.example/p/tote?id=7&utm_source=x"),
          linked("https://shop.example/p/hat"),
        ],
      },
      { items: [linked("HTTPS://SHOP.example/p/tote/?id=7#top")] },
    ]);

    expect(await urls()).toEqual(["https://shop.example/p/hat", "https://shop.example/p/tote?id=7"]);
    expect(await shop.database.select().from(links)).toMatchObject([
      { host: "shop.example", state: "unchecked" },
      { host: "shop.example", state: "unchecked" },
    ]);
  });

  it("is added when an edit brings a new link, and deleted once no item has it", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const id = await createOutfit(shop.database, { items: [linked("https://old.example/p")] });
    const { payload, headers: formHeaders } = await formOf([
      ["items", JSON.stringify([linked("https://new.example/p")])],
    ]);
    const edited = await shop.app.inject({
      method: "PUT",
      url: `/backend/outfit/update/${id}`,
      headers: { ...headers, ...formHeaders },
      payload,
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await urls()).toEqual(["https://new.example/p", "https://old.example/p"]);

    await shop.database.update(links).set({ createdAt: sql`now() - interval '2 hours'` });
    await deleteUnusedLinks(shop.database);
    expect(await urls()).toEqual(["https://new.example/p"]);
  });

  it("tells everybody its state, but never the link to a visitor", async () => {
    const id = await createOutfit(shop.database);
    await shop.database.update(links).set({ state: "gone", availability: "out_of_stock" });

    const visitor = await callForOutfit(shop, `GET /${id}`);
    expect(visitor.items[0]).toMatchObject({
      linkState: "gone",
      availability: "out_of_stock",
      priceCheckedAt: null,
    });
    expect(visitor.items.every((item) => item.itemLink === undefined)).toBe(true);
    expect(visitor).not.toHaveProperty("numberOfOpens");
  });
});

describe("opening a link", () => {
  it("counts once per person and item in 30 minutes, for administrators to see", async () => {
    const id = await createOutfit(shop.database);
    const [shopper, other] = [await signIn(shop), await signIn(shop)];
    const itemId = await firstItem(id);
    const open = async ({ headers }: { headers: Record<string, string> }) =>
      (await call(shop, `POST /item/${itemId}/open`, headers)).statusCode;

    expect(await Promise.all([open(shopper), open(shopper), open(other)])).toEqual([204, 204, 204]);
    await shop.database
      .update(linkOpens)
      .set({ openedAt: sql`now() - interval '31 minutes'` })
      .where(eq(linkOpens.userId, shopper.userId));
    await open(shopper);

    const { headers } = await signIn(shop, { isAdmin: true });
    const seen = await callForOutfit(shop, `GET /${id}`, headers);
    expect(seen.numberOfOpens).toBe(3);
    expect(seen.items.map((item) => item.numberOfOpens)).toEqual([3, 0, 0, 0]);
    const ordinary = await callForOutfit(shop, `GET /${id}`, shopper.headers);
    expect(ordinary).not.toHaveProperty("numberOfOpens");
    expect(ordinary.items[0]).not.toHaveProperty("numberOfOpens");
    const list = (await call(shop, "GET /getoutfits")).json<{ outfits: Outfit[] }>();
    expect(list.outfits[0]).not.toHaveProperty("numberOfOpens");
  });

  it("is remembered no longer than needed, and forgotten with the account", async () => {
    const id = await createOutfit(shop.database);
    const { userId, headers } = await signIn(shop);
    await call(shop, `POST /item/${await firstItem(id)}/open`, headers);
    await call(shop, `POST /item/${await firstItem(id)}/report`, headers);
    await shop.database.update(linkOpens).set({ openedAt: sql`now() - interval '31 minutes'` });

    await deleteOldOpens(shop.database);
    expect(await shop.database.select().from(linkOpens)).toEqual([]);

    await call(shop, `POST /item/${await firstItem(id)}/open`, headers);
    await shop.app.inject({ method: "DELETE", url: `/backend/user/delete/${userId}`, headers });
    expect(await shop.database.select().from(linkOpens)).toEqual([]);
    expect(await shop.database.select().from(linkReports)).toEqual([]);
  });

  it("counts survive an edit of the outfit", async () => {
    const { headers } = await signIn(shop, { isAdmin: true });
    const id = await createOutfit(shop.database);
    const [item] = await itemsOf(id);
    await call(shop, `POST /item/${item?.id}/open`, headers);
    const items = outfitInput().items.map((edited, index) =>
      index === 0 ? { ...edited, itemPrice: 1, itemId: item?.id } : edited,
    );
    const form = await formOf([["items", JSON.stringify(items)]]);
    await shop.app.inject({
      method: "PUT",
      url: `/backend/outfit/update/${id}`,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });

    expect((await itemsOf(id)).map(({ openCount }) => openCount)).toEqual([1, 0, 0, 0]);
  });

  it.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])("of %s is a 404", async (itemId) => {
    const { headers } = await signIn(shop);
    expect((await call(shop, `POST /item/${itemId}/open`, headers)).statusCode).toBe(404);
  });

  it("of an inactive outfit is a 404", async () => {
    const { headers } = await signIn(shop);
    const id = await createOutfit(shop.database, { isActive: false });
    expect((await call(shop, `POST /item/${await firstItem(id)}/open`, headers)).statusCode).toBe(404);
  });
});

describe("reporting a problem", () => {
  const report = async (payload: object, itemId: string) => {
    const { headers } = await signIn(shop);
    return shop.app.inject({
      method: "POST",
      url: `/backend/outfit/item/${itemId}/report`,
      headers,
      payload,
    });
  };

  it("stores it and brings the check forward", async () => {
    const itemId = await firstItem(await createOutfit(shop.database));
    await shop.database.update(links).set({ nextCheckAt: sql`now() + interval '1 day'` });

    expect((await report({ reason: "broken", note: " It is gone. " }, itemId)).statusCode).toBe(204);

    expect(await shop.database.select().from(linkReports)).toMatchObject([
      { reason: "broken", note: "It is gone." },
    ]);
    const due = await shop.database
      .select({ id: links.id })
      .from(links)
      .where(sql`${links.nextCheckAt} <= now()`);
    expect(due).toHaveLength(1);
  });

  it.each([{}, { reason: "ugly" }, { reason: "other", note: "x".repeat(501) }, { reason: "other", note: 7 }])(
    "%j is a 400 with a sentence",
    async (payload) => {
      const response = await report(payload, await firstItem(await createOutfit(shop.database)));
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/^Please/);
    },
  );
});

describe("alternatives", () => {
  const women = { section: "Women" } as const;
  const get = async (itemId: string, headers: Record<string, string> = {}) =>
    (await call(shop, `GET /item/${itemId}/alternatives`, headers)).json<Alternatives>().items;

  it("are similar pieces of other looks at a near price, the closest first, without those that are gone", async () => {
    const [id] = await createOutfits(shop.database, [
      { ...women, items: [outfitItem("Ivory silk saree", 4_000), outfitItem("Gold jhumka earrings", 900)] },
      { ...women, items: [outfitItem("Ivory silk saree with border", 9_000)] },
      { ...women, items: [outfitItem("Ivory silk saree in two", 4_100)] },
      { ...women, items: [outfitItem("Navy cotton kurta set", 4_000)] },
      { ...women, items: [outfitItem("Ivory silk saree but gone", 4_000)] },
      { ...women, items: [outfitItem("Ivory silk saree sold out", 4_000)] },
      { ...women, isActive: false, items: [outfitItem("Ivory silk saree hidden", 4_000)] },
      { section: "Kids", items: [outfitItem("Ivory silk saree small", 4_000)] },
    ]);
    await shop.database.update(links).set({ state: "gone" }).where(sql`url like '%gone'`);
    await shop.database.update(links).set({ availability: "out_of_stock" }).where(sql`url like '%sold%out'`);
    const itemId = await firstItem(id ?? "");

    const found = await get(itemId);
    expect(found.map(({ item }) => item.itemName)).toEqual([
      "Ivory silk saree in two",
      "Ivory silk saree with border",
      "Navy cotton kurta set",
    ]);
    expect(found.every(({ item, outfitId }) => item.itemLink === undefined && outfitId !== id)).toBe(true);
    const { headers } = await signIn(shop);
    expect((await get(itemId, headers))[0]?.item.itemLink).toMatch(/^https:/);
  });

  it("of the same link are one, and none where there are none", async () => {
    const same = linked("https://shop.example/saree", "Ivory silk saree", 4_000);
    const [id, ...others] = await createOutfits(shop.database, [
      { ...women, items: [outfitItem("Ivory silk saree", 4_000)] },
      { ...women, items: [same] },
      { ...women, items: [same] },
    ]);
    expect(await get(await firstItem(id ?? ""))).toHaveLength(1);
    await shop.database.update(outfits).set({ isActive: false }).where(sql`id <> ${id}`);
    expect(await get(await firstItem(id ?? ""))).toEqual([]);
    expect((await call(shop, `GET /item/${await firstItem(others[0] ?? "")}/alternatives`)).statusCode).toBe(
      404,
    );
  });
});

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import type { AdminLink } from "#contract/links/links.ts";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import { linkReports, links, priceChanges } from "#server/db/schema/links.ts";
import { outfitItems } from "#server/db/schema/outfits.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { linkShop } from "#tests/setup/link-shop.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";

const { shop, merchant, host, runChecks, dueAgain, admin, kurta, linkOf, api } = await linkShop();

async function findPrice(price: number, path = "/kurta"): Promise<void> {
  merchant.products.set(path, { price });
  await dueAgain();
  await runChecks();
}
const totalOf = async (id: string) => (await callForOutfit(shop, `GET /${id}`)).totalPrice;
const reports = () => shop.database.$count(linkReports);

async function report(outfitId: string): Promise<void> {
  const [item] = (await callForOutfit(shop, `GET /${outfitId}`)).items;
  const { headers } = await signIn(shop);
  const response = await shop.app.inject({
    ...{ method: "POST", url: `/backend/outfit/item/${item?.itemId}/report`, headers },
    payload: { reason: "price" },
  });
  expect(response.statusCode).toBe(204);
}

describe("a price that waits for a decision", () => {
  it("waits no longer once the page shows another currency", async () => {
    const headers = await admin();
    const id = await createOutfit(shop.database, { items: [kurta(1_500, "/p/dollars")] });
    await findPrice(400, "/p/dollars");
    expect(await linkOf("/p/dollars")).toMatchObject({ isPriceWaiting: true });

    merchant.products.clear();
    await dueAgain();
    await runChecks();

    const link = await linkOf("/p/dollars");
    expect(link).toMatchObject({ isPriceWaiting: false, foundCurrency: "USD" });
    // The state that an earlier version stored.
    await shop.database.update(links).set({ isPriceWaiting: true });
    const { status, body } = await api(`POST price/${link?.id}`, headers, { accept: true });
    expect([status, body.message]).toEqual([409, LINK_ERRORS.noPriceWaiting.text]);
    expect(await totalOf(id)).toBe(1_500);
  });

  it("is decided on only as it was shown", async () => {
    const headers = await admin();
    const id = await createOutfit(shop.database, { items: [kurta(5_000)] });
    await findPrice(1_299);
    await findPrice(1_499.5);
    const linkId = (await linkOf())?.id;
    const decide = (accept: boolean, foundPrice: unknown) =>
      api<AdminLink>(`POST price/${linkId}`, headers, { accept, foundPrice });

    for (const accept of [true, false]) {
      const { status, body } = await decide(accept, 1_299);
      expect([status, body.message]).toEqual([409, LINK_ERRORS.priceChanged.text]);
    }
    expect(await totalOf(id)).toBe(5_000);
    expect((await decide(true, "1499.5")).status).toBe(400);
    expect((await decide(true, 1_499.5)).body).toMatchObject({ isPriceWaiting: false, listedPrice: 1_499.5 });
  });

  it.each([true, false])("is, with its reports, dealt with by a decision (%s)", async (accept) => {
    const headers = await admin();
    const id = await createOutfit(shop.database, { items: [kurta(5_000)] });
    await report(id);
    await findPrice(1_299);
    expect(await reports()).toBe(1);
    const { body } = await api<AdminLink>(`POST price/${(await linkOf())?.id}`, headers, { accept });
    expect(body.numberOfReports).toBe(0);
  });
});

describe("an administrator's check", () => {
  it("settles the reports of a page that it finds, and no others", async () => {
    const headers = await admin();
    const id = await createOutfit(shop.database, { items: [kurta(100)] });
    merchant.products.set("/kurta", { price: 100 });
    await runChecks();
    await report(id);
    await dueAgain();
    await runChecks();
    expect(await reports()).toBe(1);

    const linkId = (await linkOf())?.id;
    const check = () => api<AdminLink>(`POST check/${linkId}`, headers);
    merchant.products.set("/kurta", { status: 404 });
    expect((await check()).body).toMatchObject({ state: "ok", numberOfReports: 1 });
    merchant.products.set("/kurta", { price: 100 });
    expect((await check()).body).toMatchObject({ state: "ok", numberOfReports: 0 });
  });
});

describe("the history of an outfit", () => {
  const entriesOf = async (id: string, headers: Record<string, string>) => {
    const response = await callForOutfit(shop, `GET /admin/history/${id}`, headers);
    return (response as unknown as OutfitHistory).entries;
  };

  it("has the price that an administrator accepted, of the items that had another", async () => {
    const headers = await admin();
    const id = await createOutfit(shop.database, {
      items: [kurta(5_000), kurta(1_299), kurta(100, "/other")],
    });
    await findPrice(1_299);
    const link = await linkOf();
    const decide = (accept: boolean) => api(`POST price/${link?.id}`, headers, { accept, foundPrice: 1_299 });
    expect((await decide(false)).status).toBe(200);
    expect(await entriesOf(id, headers)).toEqual([]);

    await shop.database.update(links).set({ isPriceWaiting: true });
    expect((await decide(true)).status).toBe(200);
    const [entry, ...others] = await entriesOf(id, headers);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: "changed", isAutomatic: false, subject: { kind: "outfit", id } });
    expect(entry?.before).toEqual({ items: [{ itemName: "Linen kurta", itemPrice: 5_000 }] });
    expect(entry?.after).toEqual({ items: [{ itemName: "Linen kurta", itemPrice: 1_299 }] });
  });

  it("has the link that replaced another", async () => {
    const headers = await admin();
    const ids = [
      await createOutfit(shop.database, { items: [kurta(1_000), kurta(100, "/other")] }),
      await createOutfit(shop.database, { items: [kurta(900)] }),
    ];
    const untouched = await createOutfit(shop.database, { items: [kurta(100, "/other")] });
    const url = `http://${host}/new`;
    expect((await api(`PUT replace/${(await linkOf())?.id}`, headers, { url })).status).toBe(200);
    for (const id of ids) {
      const entries = await entriesOf(id, headers);
      expect(entries).toMatchObject([{ action: "changed", subject: { kind: "outfit", id } }]);
      expect(entries[0]?.before).toEqual({
        items: [{ itemName: "Linen kurta", itemLink: `http://${host}/kurta` }],
      });
      expect(entries[0]?.after).toEqual({ items: [{ itemName: "Linen kurta", itemLink: url }] });
    }
    expect(await entriesOf(untouched, headers)).toEqual([]);
  });
});

describe("the history of a price", () => {
  const historyOf = async (id: string) =>
    (await callForOutfit(shop, `GET /${id}`)).items[0]?.priceHistory?.map(({ price }) => price);
  const replace = async (path: string) => {
    const url = `http://${host}${path}`;
    const { status } = await api(`PUT replace/${(await linkOf())?.id}`, await admin(), { url });
    expect(status).toBe(200);
  };

  it("is that of one product after its link was replaced", async () => {
    const id = await createOutfit(shop.database, { items: [kurta(1_000)] });
    await findPrice(900);
    expect(await historyOf(id)).toEqual([1_000, 900]);
    await replace("/other");
    expect(await historyOf(id)).toBeUndefined();
    await findPrice(800, "/other");
    expect(await historyOf(id)).toEqual([900, 800]);
    expect(await shop.database.$count(priceChanges)).toBe(1);
  });

  it("is that of one product after an edit gave the item another link", async () => {
    const id = await createOutfit(shop.database, { items: [kurta(1_000)] });
    await findPrice(900);
    const [item] = await shop.database.select().from(outfitItems).where(eq(outfitItems.outfitId, id));
    const form = await formOf([["items", JSON.stringify([{ ...kurta(700, "/other"), itemId: item?.id }])]]);
    const edited = await shop.app.inject({
      ...{ method: "PUT", url: `/backend/outfit/update/${id}`, payload: form.payload },
      headers: { ...(await admin()), ...form.headers },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    await findPrice(800, "/other");
    expect(await historyOf(id)).toEqual([700, 800]);
  });

  it("stays when the link is merged with another of the same page", async () => {
    const id = await createOutfit(shop.database, { items: [kurta(1_000)] });
    await createOutfit(shop.database, { items: [kurta(900, "/to?url=%2Fkurta")] });
    await findPrice(900);
    await replace("/to?url=%2Fkurta");
    expect(await historyOf(id)).toEqual([1_000, 900]);
  });
});

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Cart } from "#contract/cart/cart.ts";
import type { AdminLink, AdminLinkList } from "#contract/links/links.ts";
import type { Outfit, OutfitList } from "#contract/outfit/outfit.ts";
import { JobLease } from "#server/cluster/job-lease.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { links, priceChanges } from "#server/db/schema/links.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { linkShop } from "#tests/setup/link-shop.ts";

const {
  shop,
  merchant,
  host,
  saved,
  newChecker,
  runChecks,
  stopChecks,
  dueAgain,
  admin,
  kurta,
  linkOf,
  inject,
  api,
} = await linkShop();
const sandals = { ...outfitItem("Sandals", 900), itemLink: "https://sandals.example/p" };

describe("a price that changes in the shop", () => {
  it("is that of item, look, list, cart and history at once", async () => {
    const id = await createOutfit(shop.database, { items: [kurta(1_499), sandals] });
    const { userId, headers } = await signIn(shop);
    await shop.database.insert(cartEntries).values({ userId, outfitId: id, quantity: 2 });
    merchant.products.set("/kurta", { price: 1_299.5 });
    await callForOutfit(shop, `GET /${id}`);

    await runChecks();

    const outfit = await callForOutfit(shop, `GET /${id}`);
    expect(outfit).toMatchObject({ totalPrice: 2_199.5, version: 2 });
    expect(outfit.items[0]).toMatchObject({
      itemPrice: 1_299.5,
      linkState: "ok",
      availability: "in_stock",
      priceCheckedAt: expect.any(String),
      priceHistory: [
        { price: 1_499, changedAt: null },
        { price: 1_299.5, changedAt: expect.any(String) },
      ],
    });
    expect(outfit.items[1]).not.toHaveProperty("priceHistory");
    const { outfits: listed } = (await call(shop, "GET /getoutfits")).json<{ outfits: Outfit[] }>();
    expect(listed[0]?.totalPrice).toBe(2_199.5);
    const found = await call(shop, "GET /getoutfits?searchTerm=kurta+under+1300");
    expect(found.json<OutfitList>()).toMatchObject({ outfits: [{ _id: id }], isPartial: false });
    const cart = (await shop.app.inject({ url: "/backend/cart", headers })).json<Cart>();
    expect(cart.totalPrice).toBe(4_399);
    expect(saved).toEqual([{ state: "ok", isPriceChanged: true, outfitIds: [id] }]);
  });

  it("waits for an administrator beyond the bounds, who takes it over or refuses it", async () => {
    const headers = await admin();
    const id = await createOutfit(shop.database, { items: [kurta(1_500)] });
    merchant.products.set("/kurta", { price: 400 });
    await runChecks();
    expect((await callForOutfit(shop, `GET /${id}`)).totalPrice).toBe(1_500);
    const { links: waiting } = (await api<AdminLinkList>("GET links?state=price", headers)).body;
    expect(waiting).toMatchObject([
      { listedPrice: 1_500, foundPrice: 400, currency: "INR", isPriceWaiting: true },
    ]);
    const linkId = waiting[0]?._id;

    const refused = await api<AdminLink>(`POST price/${linkId}`, headers, { accept: false });
    expect(refused.body).toMatchObject({ isPriceWaiting: false, listedPrice: 1_500 });
    await dueAgain();
    await runChecks();
    expect((await api<AdminLinkList>("GET links?state=price", headers)).body.total).toBe(0);
    expect((await api(`POST price/${linkId}`, headers, { accept: true })).status).toBe(409);

    merchant.products.set("/kurta", { price: 450 });
    await dueAgain();
    await runChecks();
    const accepted = await api<AdminLink>(`POST price/${linkId}`, headers, { accept: true });
    expect(accepted.body).toMatchObject({ isPriceWaiting: false, listedPrice: 450 });
    expect((await callForOutfit(shop, `GET /${id}`)).totalPrice).toBe(450);
    expect(await shop.database.select().from(priceChanges)).toHaveLength(1);
  });

  it("waits wherever prices do not follow, and in another currency changes nothing", async () => {
    const quiet = newChecker(false);
    const id = await createOutfit(shop.database, { items: [kurta(1_500), kurta(50, "/p/dollars")] });
    merchant.products.set("/kurta", { price: 1_400 });
    await quiet.run();
    await quiet.stop();

    const { totalPrice, items } = await callForOutfit(shop, `GET /${id}`);
    expect(totalPrice).toBe(1_550);
    // The price that is shown is not the one that was found.
    expect(items).toMatchObject([{ priceCheckedAt: null }, { priceCheckedAt: null }]);
    expect(await linkOf()).toMatchObject({ isPriceWaiting: true, foundPriceHundredths: 140_000 });
    expect(await linkOf("/p/dollars")).toMatchObject({
      isPriceWaiting: false,
      priceCheckedAt: null,
      foundCurrency: "USD",
    });
  });
});

describe("checks", () => {
  it("of administrators beside eight in the background warn of no leak", async () => {
    const warn = vi.fn();
    process.on("warning", warn);
    onTestFinished(() => void process.off("warning", warn));
    const checker = newChecker();
    const url = `http://${host}/kurta`;

    await Promise.all(Array.from({ length: 12 }, () => checker.check({ id: randomUUID(), url })));
    await checker.stop();

    expect(warn).not.toHaveBeenCalled();
  });

  it("make a missing page gone after two of them an hour apart, and say what is sold out", async () => {
    const id = await createOutfit(shop.database, { items: [kurta(100), kurta(100, "/sold-out")] });
    merchant.products.set("/kurta", { status: 404 });
    merchant.products.set("/sold-out", { price: 100, availability: "OutOfStock" });
    await runChecks();
    expect((await callForOutfit(shop, `GET /${id}`)).items).toMatchObject([
      { linkState: "unchecked" },
      { linkState: "ok", availability: "out_of_stock" },
    ]);
    await shop.database.update(links).set({ missingSince: sql`missing_since - interval '1 hour'` });
    await dueAgain();
    await runChecks();
    expect((await callForOutfit(shop, `GET /${id}`)).items[0]).toMatchObject({ linkState: "gone" });
  });

  it("ask each link once, none of a reserved name, and none that is not due", async () => {
    await createOutfits(shop.database, [
      { items: [kurta(100), sandals] },
      { items: [kurta(100), kurta(100, "/p/product")] },
    ]);
    merchant.requests.length = 0;
    await runChecks();
    await runChecks();

    expect(merchant.requests.map(({ path }) => path).sort()).toEqual(["/kurta", "/p/product", "/robots.txt"]);
    const [reserved] = await shop.database.select().from(links).where(eq(links.host, "sandals.example"));
    expect(reserved).toMatchObject({ state: "unchecked", checkedAt: null });
    expect(reserved?.nextCheckAt.getTime()).toBeGreaterThan(Date.now());
  });

  it("are made by one node at a time, and by another once the first has stopped", async () => {
    const other = newChecker();
    await runChecks();
    await createOutfit(shop.database, { items: [kurta(100)] });
    await other.run();
    expect(saved).toEqual([]);

    await stopChecks();
    await other.run();
    expect(saved).toHaveLength(1);
    await other.stop();
  });

  it("continue where a node that died left off", async () => {
    await createOutfit(shop.database, { items: [kurta(100)] });
    await new JobLease(shop.database, "link-checks", 60_000).acquire();
    await shop.database.update(links).set({ nextCheckAt: sql`now() + interval '5 minutes'` });
    await shop.database.execute(sql`update job_leases set acquired_at = now() - interval '61 seconds'`);
    await shop.database.execute(sql`update links set next_check_at = next_check_at - interval '5 minutes'`);
    await runChecks();
    expect(saved).toHaveLength(1);
  });
});

describe("the Links panel", () => {
  it("lists links with their items, the most opened first, and counts states", async () => {
    const headers = await admin();
    const id = await createOutfit(shop.database, { items: [kurta(100), sandals] });
    await shop.database
      .update(links)
      .set({ openCount: 5, state: "gone" })
      .where(eq(links.host, "sandals.example"));
    const { body } = await api<AdminLinkList>("GET links", headers);

    expect(body.total).toBe(2);
    expect(body.counts).toEqual({
      unchecked: 1,
      ok: 0,
      gone: 1,
      unreachable: 0,
      blocked: 0,
      price: 0,
      reported: 0,
    });
    expect(body.links[0]).toMatchObject({
      url: "https://sandals.example/p",
      state: "gone",
      sourceName: "Neel & Co",
      items: [{ itemName: "Sandals", outfitId: id, category: "Casual", subtitle: expect.any(String) }],
      listedPrice: 900,
      foundPrice: null,
      numberOfOpens: 5,
      lastCheckedAt: null,
    });
    const totals = async (query: string) =>
      (await api<AdminLinkList>(`GET links?${query}`, headers)).body.total;
    expect(await totals("state=gone")).toBe(1);
    expect(await totals("searchTerm=linen")).toBe(1);
    expect(await totals("searchTerm=SANDALS.example")).toBe(1);
    expect(await totals("searchTerm=%25")).toBe(0);
    expect((await api<AdminLinkList>("GET links?limit=1&startIndex=1", headers)).body.links).toHaveLength(1);
    for (const query of ["state=fine", "limit=0", "startIndex=-1"]) {
      expect((await api(`GET links?${query}`, headers)).status).toBe(400);
    }
  });

  it("checks now, replaces for all items, and merges with the link of the same address", async () => {
    const headers = await admin();
    const [one = "", two = ""] = await createOutfits(shop.database, [
      { items: [kurta(100, "/old")] },
      { items: [kurta(100, "/old?utm_source=x"), kurta(100)] },
    ]);
    merchant.products.set("/kurta", { price: 100 });
    const old = await linkOf("/old");
    const checked = await api<AdminLink>(`POST check/${old?.id}`, headers);
    expect(checked.body).toMatchObject({ problem: expect.stringContaining("404"), numberOfItems: 2 });

    const url = `http://${host}/kurta?utm_source=feed`;
    const replaced = await api<AdminLink>(`PUT replace/${old?.id}`, headers, { url });
    expect(replaced.body).toMatchObject({ url: `http://${host}/kurta`, numberOfItems: 3 });
    const { headers: shopper } = await signIn(shop);
    for (const id of [one, two]) {
      expect((await callForOutfit(shop, `GET /${id}`, shopper)).items[0]?.itemLink).toBe(url);
    }
    expect((await api(`POST check/${old?.id}`, headers)).status).toBe(200);
    expect((await api("POST check/00000000-0000-4000-8000-000000000000", headers)).status).toBe(404);
    expect((await api(`PUT replace/${old?.id}`, headers, { url: "javascript:alert(1)" })).status).toBe(400);
  });

  it("says which links lead to the same page", async () => {
    const headers = await admin();
    await createOutfit(shop.database, { items: [kurta(100), kurta(100, "/to?url=%2Fkurta")] });
    merchant.products.set("/kurta", { price: 100 });
    await runChecks();
    await dueAgain();
    await runChecks();
    const { links: listed } = (await api<AdminLinkList>("GET links?searchTerm=%2Fto", headers)).body;
    expect(listed[0]?.duplicateOf).toBe(`http://${host}/kurta`);
  });

  it("refuses to check a reserved name, with a sentence", async () => {
    await createOutfit(shop.database, { items: [sandals] });
    const [link] = await shop.database.select().from(links);
    const { status, body } = await api(`POST check/${link?.id}`, await admin());
    expect([status, body.message]).toEqual([422, "The name is reserved, so there is no such shop."]);
    expect(await shop.database.select().from(links)).toEqual([link]);
  });

  it("exports CSV whose cells no spreadsheet evaluates, named by the shop's day", async () => {
    const headers = await admin();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T20:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    await createOutfit(shop.database, { items: [{ ...kurta(100), itemName: "=1+1" }] });
    const exported = await inject("GET export?state=unchecked", headers);
    const { statusCode, body } = exported;
    expect(statusCode).toBe(200);
    expect(exported.headers["content-disposition"]).toBe('attachment; filename="links-2026-11-21.csv"');
    expect(body.startsWith("\ufeffurl,state,")).toBe(true);
    expect(body.split("\n")).toHaveLength(3);
    expect(body).toContain(`http://${host}/kurta,unchecked,,Neel & Co,'=1+1,1,`);
  });
});

describe("reading a pasted link", () => {
  const read = async (url: string) => api<Record<string, unknown>>("POST read", await admin(), { url });

  it("fills what the page says, and a price only in rupees", async () => {
    merchant.products.set("/kurta", { price: 1_499, name: "<b>Linen</b> Kurta" });
    expect((await read(`http://${host}/kurta`)).body).toEqual({
      sourceName: "Test Merchant",
      itemName: "Linen Kurta",
      itemPrice: 1_499,
      currency: "INR",
      image: null,
      finalUrl: `http://${host}/kurta`,
    });
    expect((await read(`http://${host}/p/dollars`)).body).toMatchObject({ itemPrice: null, currency: "USD" });
    expect((await read(`http://${host}/to?url=%2Fkurta`)).body).toMatchObject({
      finalUrl: `http://${host}/kurta`,
    });
  });

  it.each([
    ["http://127.0.0.1:1/", 400, /public internet/],
    ["http://[::ffff:10.0.0.1]/", 400, /public internet/],
    [`http://${host}/to?url=${encodeURIComponent("http://169.254.169.254/")}`, 400, /public internet/],
    ["ftp://shop.example/", 400, /web address/],
    [`http://${host}/status/404`, 404, /no page/],
    [`http://${host}/status/403`, 422, /lets no program/],
    [`http://${host}/status/500`, 422, /could not be read/],
    [`http://${host}/p/no-data`, 422, /nothing about a product/],
    [`http://${host}/pdf`, 422, /nothing about a product/],
    [`http://${host}/loop/0`, 422, /could not be read/],
  ])("%s is a %s with a sentence", async (url, status, sentence) => {
    const response = await read(url);
    expect(response.status).toBe(status);
    expect(response.body.message).toMatch(sentence);
  });
});

it("the metrics count checks and links", async () => {
  await createOutfit(shop.database, { items: [kurta(100)] });
  const headers = await admin();
  merchant.products.set("/kurta", { price: 100 });
  await api(`POST check/${(await linkOf())?.id}`, headers);
  const text = (await shop.app.inject("/metrics")).body;
  expect(text).toMatch(/^link_checks_total\{result="ok"\} \d/m);
  expect(text).toMatch(/^links_waiting \d/m);
  expect(text).toMatch(/^links_ok \d/m);
  expect(await shop.database.$count(outfits)).toBe(1);
});

import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "#contract/cart.ts";
import type { AdminLink, AdminLinkList } from "#contract/links.ts";
import type { Outfit } from "#contract/outfit.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { links, priceChanges } from "#server/db/schema/links.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { HeldLease } from "#server/jobs/held-lease.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { type Merchant, openMerchant } from "#tests/merchant/merchant.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { LinkChecker } from "./checking/link-checker.ts";
import type { SavedVisit } from "./checking/save-visit.ts";
import { PageVisitor } from "./fetching/page-visitor.ts";

const MERCHANT_PORT = 39_000 + (process.pid % 1_000);
const HOST = `127.0.0.1:${MERCHANT_PORT}`;
const shop = testShop({
  cache: true,
  links: { checks: false, checkHosts: [HOST], followShopPrices: true, affiliateParameters: {} },
});

let merchant: Merchant;
let checker: LinkChecker;
let saved: SavedVisit[] = [];
beforeAll(async () => {
  merchant = await openMerchant(MERCHANT_PORT);
});
beforeEach(() => {
  merchant.products.clear();
  checker = newChecker();
});
afterEach(async () => {
  await checker.stop();
  saved = [];
});
afterAll(() => merchant.close());

function newChecker(followShopPrices = true): LinkChecker {
  const visitor = new PageVisitor({ userAgent: "Test", allowedHosts: [HOST], hostIntervalMs: 0 });
  return new LinkChecker({
    ...{ database: shop.database, visitor, followShopPrices: () => followShopPrices },
    log: createLogger("silent", "production"),
    onSaved: (visit) => {
      saved.push(visit);
      shop.app.invalidateTags(visit.outfitIds.map((id) => `outfit:${id}`));
    },
    countCheck: () => {},
  });
}

const kurta = (price: number, path = "/kurta") => ({
  ...outfitItem("Linen kurta", price),
  itemLink: `http://${HOST}${path}`,
});
const sandals = { ...outfitItem("Sandals", 900), itemLink: "https://sandals.example/p" };
const dueAgain = () => shop.database.update(links).set({ nextCheckAt: sql`now()` });
const linkOf = async (path = "/kurta") =>
  (
    await shop.database
      .select()
      .from(links)
      .where(eq(links.url, `http://${HOST}${path}`))
  )[0];
const admin = async () => (await signIn(shop, { isAdmin: true })).headers;

async function api<T>(request: string, headers: Record<string, string>, payload?: object) {
  const [method, path] = request.split(" ");
  const response = await shop.app.inject({
    method: method as "GET",
    url: `/backend/link/admin/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json<T & { message: string }>(), text: response.body };
}

describe("a price that changes in the shop", () => {
  it("is that of item, look, list, cart and history at once", async () => {
    const id = await createOutfit(shop.database, { items: [kurta(1_499), sandals] });
    const { userId, headers } = await signIn(shop);
    await shop.database.insert(cartEntries).values({ userId, outfitId: id, quantity: 2 });
    merchant.products.set("/kurta", { price: 1_299.5 });
    await callForOutfit(shop, `GET /${id}`);

    await checker.run();

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
    const cart = (await shop.app.inject({ url: "/backend/cart", headers })).json<Cart>();
    expect(cart.totalPrice).toBe(4_399);
    expect(saved).toEqual([{ state: "ok", isPriceChanged: true, outfitIds: [id] }]);
  });

  it("waits for an administrator beyond the bounds, who takes it over or refuses it", async () => {
    const headers = await admin();
    const id = await createOutfit(shop.database, { items: [kurta(1_500)] });
    merchant.products.set("/kurta", { price: 400 });
    await checker.run();
    expect((await callForOutfit(shop, `GET /${id}`)).totalPrice).toBe(1_500);
    const { links: waiting } = (await api<AdminLinkList>("GET links?state=price", headers)).body;
    expect(waiting).toMatchObject([
      { listedPrice: 1_500, foundPrice: 400, currency: "INR", isPriceWaiting: true },
    ]);
    const linkId = waiting[0]?._id;

    const refused = await api<AdminLink>(`POST price/${linkId}`, headers, { accept: false });
    expect(refused.body).toMatchObject({ isPriceWaiting: false, listedPrice: 1_500 });
    await dueAgain();
    await checker.run();
    expect((await api<AdminLinkList>("GET links?state=price", headers)).body.total).toBe(0);
    expect((await api(`POST price/${linkId}`, headers, { accept: true })).status).toBe(409);

    merchant.products.set("/kurta", { price: 450 });
    await dueAgain();
    await checker.run();
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

    expect((await callForOutfit(shop, `GET /${id}`)).totalPrice).toBe(1_550);
    expect(await linkOf()).toMatchObject({ isPriceWaiting: true, foundPrice: 140_000 });
    expect(await linkOf("/p/dollars")).toMatchObject({
      isPriceWaiting: false,
      priceCheckedAt: null,
      foundCurrency: "USD",
    });
  });
});

describe("checks", () => {
  it("make a missing page gone after two of them an hour apart, and say what is sold out", async () => {
    const id = await createOutfit(shop.database, { items: [kurta(100), kurta(100, "/sold-out")] });
    merchant.products.set("/kurta", { status: 404 });
    merchant.products.set("/sold-out", { price: 100, availability: "OutOfStock" });
    await checker.run();
    expect((await callForOutfit(shop, `GET /${id}`)).items).toMatchObject([
      { linkState: "unchecked" },
      { linkState: "ok", availability: "out_of_stock" },
    ]);
    await shop.database.update(links).set({ missingSince: sql`missing_since - interval '1 hour'` });
    await dueAgain();
    await checker.run();
    expect((await callForOutfit(shop, `GET /${id}`)).items[0]).toMatchObject({ linkState: "gone" });
  });

  it("ask each link once, none of a reserved name, and none that is not due", async () => {
    await createOutfits(shop.database, [
      { items: [kurta(100), sandals] },
      { items: [kurta(100), kurta(100, "/p/product")] },
    ]);
    merchant.requests.length = 0;
    await checker.run();
    await checker.run();

    expect(merchant.requests.map(({ path }) => path).sort()).toEqual(["/kurta", "/p/product", "/robots.txt"]);
    const [reserved] = await shop.database.select().from(links).where(eq(links.host, "sandals.example"));
    expect(reserved).toMatchObject({ state: "unchecked", checkedAt: null });
    expect(reserved?.nextCheckAt.getTime()).toBeGreaterThan(Date.now());
  });

  it("are made by one node at a time, and by another once the first has stopped", async () => {
    const other = newChecker();
    await checker.run();
    await createOutfit(shop.database, { items: [kurta(100)] });
    await other.run();
    expect(saved).toEqual([]);

    await checker.stop();
    await other.run();
    expect(saved).toHaveLength(1);
    await other.stop();
  });

  it("continue where a node that died left off", async () => {
    await createOutfit(shop.database, { items: [kurta(100)] });
    await new HeldLease(shop.database, "link-checks", 60_000).hold();
    await shop.database.update(links).set({ nextCheckAt: sql`now() + interval '5 minutes'` });
    await shop.database.execute(sql`update job_leases set acquired_at = now() - interval '61 seconds'`);
    await shop.database.execute(sql`update links set next_check_at = next_check_at - interval '5 minutes'`);
    await checker.run();
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
      items: [{ itemName: "Sandals", outfitId: id }],
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

    const url = `http://${HOST}/kurta?utm_source=feed`;
    const replaced = await api<AdminLink>(`PUT replace/${old?.id}`, headers, { url });
    expect(replaced.body).toMatchObject({ url: `http://${HOST}/kurta`, numberOfItems: 3 });
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
    await checker.run();
    await dueAgain();
    await checker.run();
    const { links: listed } = (await api<AdminLinkList>("GET links?searchTerm=%2Fto", headers)).body;
    expect(listed[0]?.duplicateOf).toBe(`http://${HOST}/kurta`);
  });

  it("exports CSV whose cells no spreadsheet evaluates", async () => {
    const headers = await admin();
    await createOutfit(shop.database, { items: [{ ...kurta(100), itemName: "=1+1" }] });
    const { status, text } = await apiText("GET export?state=unchecked", headers);
    expect(status).toBe(200);
    expect(text.split("\n")).toHaveLength(3);
    expect(text).toContain(`http://${HOST}/kurta,unchecked,,Neel & Co,'=1+1,1,`);
  });
});

async function apiText(request: string, headers: Record<string, string>) {
  const [method, path] = request.split(" ");
  const response = await shop.app.inject({
    method: method as "GET",
    url: `/backend/link/admin/${path}`,
    headers,
  });
  return { status: response.statusCode, text: response.body };
}

describe("reading a pasted link", () => {
  const read = async (url: string) => api<Record<string, unknown>>("POST read", await admin(), { url });

  it("fills what the page says, and a price only in rupees", async () => {
    merchant.products.set("/kurta", { price: 1_499, name: "<b>Linen</b> Kurta" });
    expect((await read(`http://${HOST}/kurta`)).body).toEqual({
      sourceName: "Test Merchant",
      itemName: "Linen Kurta",
      itemPrice: 1_499,
      currency: "INR",
      image: null,
      finalUrl: `http://${HOST}/kurta`,
    });
    expect((await read(`http://${HOST}/p/dollars`)).body).toMatchObject({ itemPrice: null, currency: "USD" });
    expect((await read(`http://${HOST}/to?url=%2Fkurta`)).body).toMatchObject({
      finalUrl: `http://${HOST}/kurta`,
    });
  });

  it.each([
    ["http://127.0.0.1:1/", 400, /public internet/],
    ["http://[::ffff:10.0.0.1]/", 400, /public internet/],
    [`http://${HOST}/to?url=${encodeURIComponent("http://169.254.169.254/")}`, 400, /public internet/],
    ["ftp://shop.example/", 400, /web address/],
    [`http://${HOST}/status/404`, 404, /no page/],
    [`http://${HOST}/status/403`, 422, /lets no program/],
    [`http://${HOST}/status/500`, 422, /could not be read/],
    [`http://${HOST}/p/no-data`, 422, /nothing about a product/],
    [`http://${HOST}/pdf`, 422, /nothing about a product/],
    [`http://${HOST}/loop/0`, 422, /could not be read/],
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

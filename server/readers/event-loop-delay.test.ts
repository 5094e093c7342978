import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { catalogueLine } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { HOSTILE_PAGES } from "#tests/merchant/hostile-pages.ts";
import { openMerchant, productPage } from "#tests/merchant/merchant.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { formOf } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { threadTime } from "#tests/setup/thread-time.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const DELAY_MAX_MS = 50;
const ROUNDS = 2;
const TICK_MS = 5;
const MEGABYTE = 1024 * 1024;

/**
 * Each path of the merchant is read at a loopback address of its own, because a host gets one
 * request a second.
 */
const [merchant, hostile] = await Promise.all([openMerchant(), openMerchant()]);
const pages = Object.entries(HOSTILE_PAGES);
const portOf = ({ origin }: { origin: string }) => new URL(origin).port;
const hostOf = (number: number) => `127.0.2.${number}:${portOf(merchant)}`;
const PLAIN_HOST = hostOf(200);
const shop = testShop({
  links: {
    checks: false,
    checkHosts: [...pages.map((_, number) => hostOf(number + 1)), PLAIN_HOST, hostile.host],
    followShopPrices: true,
    affiliateParameters: {},
  },
});
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(shop, { isAdmin: true }));
});
afterAll(() => Promise.all([merchant.close(), hostile.close()]));

/**
 * The longest time in ms that the event loop is held while something is done, of the better of two rounds.
 */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let longest = 0;
    let before = threadTime();
    const ticks = setInterval(() => {
      const now = threadTime();
      longest = Math.max(longest, now - before);
      before = now;
    }, TICK_MS);
    await work();
    await pause(2 * TICK_MS);
    clearInterval(ticks);
    delays.push(longest);
  }
  return Math.min(...delays);
}

/** `control` is the same with harmless input, which costs sending and receiving it. */
async function expectNoDelay(work: () => Promise<unknown>, control: () => Promise<unknown>): Promise<void> {
  const usual = await delayDuring(control);
  expect(await delayDuring(work)).toBeLessThan(scaled(DELAY_MAX_MS) + usual);
}

const readLink = (url: string) =>
  shop.app.inject({ method: "POST", url: "/backend/link/admin/read", headers, payload: { url } });

it(
  "hostile pages of merchants do not hold up the event loop",
  async () => {
    for (const [number, [, page]] of pages.entries()) merchant.pages.set(`/${number + 1}`, page());
    merchant.pages.set("/plain", productPage("Kurta", 100) + " ".repeat(2 * MEGABYTE));
    await expectNoDelay(
      () => Promise.all(pages.map((_, number) => readLink(`http://${hostOf(number + 1)}/${number + 1}`))),
      async () => expect((await readLink(`http://${PLAIN_HOST}/plain`)).statusCode).toBe(200),
    );
    expect(merchant.requests.length).toBeGreaterThan(pages.length * ROUNDS);
  },
  scaled(60_000),
);

it(
  "a robots.txt of 512 KB does not hold up the event loop",
  async () => {
    const path = `/${"a/".repeat(900)}`;
    merchant.pages.set(path, productPage("Kurta", 100));
    hostile.pages.set(path, productPage("Kurta", 100));
    hostile.robots.text = `User-agent: *\n${`Disallow: /${"*a".repeat(990)}b\n`.repeat(260)}`;
    await expectNoDelay(
      () => readLink(hostile.origin + path),
      async () => expect((await readLink(`http://${PLAIN_HOST}${path}`)).statusCode).toBe(200),
    );
  },
  scaled(60_000),
);

describe("catalogue files", () => {
  const preview = async (bytes: Buffer) => {
    const form = await formOf([["file", { bytes, name: "outfits.jsonl", type: "text/plain" }]]);
    const response = await shop.app.inject({
      method: "POST",
      url: "/backend/outfit/admin/import/preview",
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect([200, 400], response.body.slice(0, 500)).toContain(response.statusCode);
  };
  const fullOf = (line: string) => Buffer.alloc(20 * MEGABYTE, line);

  it.each([
    ["387 bytes of gzip with 120,000 lines", () => gzipSync(Buffer.alloc(360_000, "{}\n"))],
    ["20 MB of refused lines", () => fullOf('{"category":"Party","section":"Women","items":[{}]}\n')],
    ["20 MB of long lists", () => fullOf(`{"items":[${"{},".repeat(200_000)}{}]}\n`)],
    ["20 MB of blank rows", () => fullOf("\n").fill("outfit,category,section\n", 0, 24)],
  ])(
    "of %s do not hold up the event loop",
    async (_, content) => {
      const file = content();
      const oneLine = fullOf(JSON.stringify(catalogueLine("One", { note: "x".repeat(500 * 1024) })));
      await expectNoDelay(
        () => preview(file),
        () => preview(oneLine),
      );
    },
    scaled(60_000),
  );
});

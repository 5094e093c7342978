import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { HOSTILE_PAGES } from "#tests/merchant/hostile-pages.ts";
import { openMerchant, productPage } from "#tests/merchant/merchant.ts";
import { startOnTemporaryData, temporaryDataDir } from "../../scripts/built-server.mjs";
import { ADMIN, ADMIN_ENV } from "../admin-session.ts";
import type { Line, Row } from "../row.ts";

const TARGET_MS = 50;
const MEGABYTE = 1024 * 1024;

/** A node reads what strangers made to hold it up; the delay of its event loop is the longest meanwhile. */
export const hostileInput: Row = async function* () {
  const [merchant, hostile] = await Promise.all([openMerchant(), openMerchant()]);
  const port = new URL(merchant.origin).port;
  const pages = Object.values(HOSTILE_PAGES).map((page, number) => ({
    page,
    host: `127.0.3.${number + 1}:${port}`,
  }));
  const robotsHost = `127.0.3.200:${new URL(hostile.origin).port}`;
  await using server = await startOnTemporaryData({
    dataDir: temporaryDataDir(),
    env: {
      SEED: "none",
      LINK_CHECK_HOSTS: [...pages.map(({ host }) => host), hostile.host, robotsHost].join(","),
      ...ADMIN_ENV,
      OVERLOAD_LOOP_DELAY_MS: "0",
    },
  });
  try {
    const shop = await signIn(server.url);
    // The first of each starts its thread.
    await shop.preview(Buffer.from("{}\n"));
    await shop.readLink(`${hostile.origin}/p/none`);

    for (const [number, { page }] of pages.entries()) merchant.pages.set(`/${number}`, page());
    merchant.pages.set("/plain", productPage("Kurta", 100) + " ".repeat(2 * MEGABYTE));
    const readAll = (path: (number: number) => string) => () =>
      Promise.all(pages.map(({ host }, number) => shop.readLink(`http://${host}/${path(number)}`)));
    const harmlessPages = readAll(() => "plain");
    const harmlessFile = Buffer.alloc(20 * MEGABYTE, " ").fill("{}\n", 0, 3);
    const compare = (what: string, read: () => Promise<unknown>, harmless: () => Promise<unknown>) =>
      lineOf(server.url, what, read, harmless);

    yield await compare(
      `${pages.length} hostile pages of merchants`,
      readAll((number) => String(number)),
      harmlessPages,
    );
    hostile.robots.text = `User-agent: *\n${`Disallow: /${"*a".repeat(990)}b\n`.repeat(260)}`;
    yield await compare(
      "a robots.txt of 512 KB",
      () => shop.readLink(`http://${robotsHost}/${"a/".repeat(900)}`),
      harmlessPages,
    );
    yield await compare(
      "387 bytes of gzip with 120,000 refused lines",
      () => shop.preview(gzipSync(Buffer.alloc(360_000, "{}\n"))),
      () => shop.preview(harmlessFile),
    );
    yield await compare(
      "20 MB of refused lines",
      () =>
        shop.preview(Buffer.alloc(20 * MEGABYTE, '{"category":"Party","section":"Women","items":[{}]}\n')),
      () => shop.preview(harmlessFile),
    );
    yield await compare(
      "a picture of 40 megapixels",
      async () => shop.create(await pictureOf(6_300)),
      async () => shop.create(await pictureOf(300)),
    );
  } finally {
    await Promise.all([merchant.close(), hostile.close()]);
  }
};

const pictureOf = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#caa" } })
    .png()
    .toBuffer();

/** The reference is harmless input of the same kind and size, on the same node. */
async function lineOf(
  url: string,
  what: string,
  read: () => Promise<unknown>,
  harmless: () => Promise<unknown>,
): Promise<Line> {
  const delayDuring = async (work: () => Promise<unknown>) => {
    await loopDelayMax(url);
    await work();
    return loopDelayMax(url);
  };
  const usual = await delayDuring(harmless);
  const delay = await delayDuring(read);
  return {
    what: `event-loop delay while a node reads ${what}, longest`,
    measured: `${delay.toFixed(0)} ms`,
    reference: `harmless input ${usual.toFixed(0)} ms`,
    target: `≤ ${TARGET_MS} ms`,
    holds: delay <= TARGET_MS,
  };
}

/** Each reading resets the measurement. */
async function loopDelayMax(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]);
}

/** The calls of an administrator; a refusal of what they send is fine. */
async function signIn(url: string) {
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(`${url}/backend${path}`, { method: "POST", ...init });
    if (response.status >= 500) throw new Error(`${path} failed: ${await response.text()}`);
    return (await response.json()) as { token: string };
  };
  const json = (body: object, headers = {}) => ({
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  const { token } = await call("/auth/signin", json(ADMIN));
  const headers = { authorization: `Bearer ${token}` };
  return {
    readLink: (link: string) => call("/link/admin/read", json({ url: link }, headers)),
    preview: (bytes: Buffer) => {
      const body = new FormData();
      body.set("file", new Blob([new Uint8Array(bytes)]), "outfits.jsonl");
      return call("/outfit/admin/import/preview", { body, headers });
    },
    create: (picture: Buffer) => {
      const item = {
        sourceName: "Merchant",
        itemName: "Kurta",
        itemPrice: 1,
        itemLink: "https://shop.example/1",
      };
      const body = new FormData();
      for (const [name, value] of Object.entries({ category: "Casual", section: "Women", rateLook: "4" })) {
        body.set(name, value);
      }
      body.set("items", JSON.stringify([item]));
      body.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "look.png");
      return call("/outfit/create", { body, headers });
    },
  };
}

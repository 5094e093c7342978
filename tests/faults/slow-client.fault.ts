import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { ErrorBody } from "#contract/http/api-error.ts";
import { residentBytes } from "./process-probe.ts";
import { openMany, type RawClient, readMetric } from "./raw-clients.ts";
import { createSeededStorage, ENGINES, LOAD_SHEDDING_OFF } from "./shop-storage.ts";
import { type LoadRequest, quantile, startLoad } from "./steady-load.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=50";
const OUTFITS = 50;
const PER_SECOND = 40;
const MEGABYTE = 1024 * 1024;
const HEADERS_SECONDS = 2;
const REQUEST_SECONDS = 5;
const STALLED_SECONDS = 3;
/** Node checks timeouts once a second; the rest is for a busy machine. */
const LATENESS_MS = 3_000;
const TIMEOUTS = {
  ...LOAD_SHEDDING_OFF,
  REQUEST_HEADERS_SECONDS: String(HEADERS_SECONDS),
  REQUEST_SECONDS: String(REQUEST_SECONDS),
  STALLED_SECONDS: String(STALLED_SECONDS),
};
/** More of the largest script than the kernel's socket buffers hold. */
const SCRIPTS = 30;
/** Far more than the limit of pipelined requests. */
const ASKED_AT_ONCE = 400;

/** The shortest and the longest duration of these connections, in milliseconds. */
async function closedAfterMs(clients: readonly RawClient[]): Promise<[shortest: number, longest: number]> {
  const all = await Promise.all(clients.map((client) => client.closedAfterMs));
  return [Math.min(...all), Math.max(...all)];
}

/**
 * The highest acceptable 95th percentile in milliseconds, derived from the latency
 * without misbehaving clients.
 */
async function longestBearable(url: string, visits: (number: number) => LoadRequest): Promise<number> {
  const load = startLoad(url, PER_SECOND, visits);
  await pause(2_000);
  const { durationsMs } = await load.stop();
  return Math.max(200, quantile(durationsMs, 0.95) * 3);
}

describe.each(ENGINES)("on %s", (engine) => {
  it("slow clients are disconnected in time with 408 and do not slow other clients", async () => {
    const { storage, outfitIds, caller } = await createSeededStorage(engine, OUTFITS);
    const shop = await storage.start({ ...TIMEOUTS, LOG_LEVEL: "silent" });
    const host = `host: ${new URL(shop.url).host}\r\n`;
    const detail = `/backend/outfit/${outfitIds[0]}`;
    const visits = (number: number): LoadRequest => ({
      path: [LIST, "/", detail, "/readyz"][number % 4] ?? "/",
    });
    const longest = await longestBearable(shop.url, visits);
    const before = await residentBytes(shop.pid);

    const load = startLoad(shop.url, PER_SECOND, visits);
    const silent = openMany(50, shop.url, {});
    const inHeaders = openMany(100, shop.url, {
      begin: `GET / HTTP/1.1\r\n${host}x-slow: `,
      drip: { text: "a", everyMs: 250 },
    });
    const json = `content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"text":"`;
    const inBody = openMany(100, shop.url, {
      begin: `POST /backend/outfit/comment/${outfitIds[0]} HTTP/1.1\r\n${host}authorization: ${caller.authorization}\r\n${json}`,
      drip: { text: "a", everyMs: 1_000 },
    });
    const form = `content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n--b\r\ncontent-disposition: form-data; name="description"\r\n\r\n`;
    const inForm = openMany(50, shop.url, {
      begin: `POST /backend/bespoke HTTP/1.1\r\n${host}${form}`,
      drip: { text: "a", everyMs: 1_000 },
    });

    const [shortestHeaders, longestHeaders] = await closedAfterMs([...silent, ...inHeaders]);
    const [shortestBody, longestBody] = await closedAfterMs([...inBody, ...inForm]);
    const { failures, durationsMs } = await load.stop();

    expect(shortestHeaders).toBeGreaterThanOrEqual(HEADERS_SECONDS * 1_000 - 100);
    expect(longestHeaders).toBeLessThan(HEADERS_SECONDS * 1_000 + LATENESS_MS);
    expect(shortestBody).toBeGreaterThanOrEqual(REQUEST_SECONDS * 1_000 - 100);
    expect(longestBody).toBeLessThan(REQUEST_SECONDS * 1_000 + LATENESS_MS);
    for (const client of [inHeaders[0], inBody[0], inForm[0]]) {
      const [head = "", body = ""] = client?.received().split("\r\n\r\n") ?? [];
      expect(head).toMatch(/^HTTP\/1\.1 408 /);
      expect(JSON.parse(body) as ErrorBody).toMatchObject({ success: false, code: "BAD_REQUEST" });
    }
    expect(failures).toEqual([]);
    expect(quantile(durationsMs, 0.95)).toBeLessThan(longest);
    expect((await residentBytes(shop.pid)) - before).toBeLessThan(100 * MEGABYTE);
  });

  it("clients that never read are disconnected in time, and memory is bounded", async () => {
    const { storage, outfitIds } = await createSeededStorage(engine, OUTFITS);
    const shop = await storage.start({ ...TIMEOUTS, LOG_LEVEL: "silent" });
    const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`;
    const home = await (await fetch(shop.url)).text();
    const [script = ""] = home.match(/\/assets\/framework-[\w-]+\.js/) ?? [];
    const visits = (number: number): LoadRequest => ({
      path: [LIST, "/", `/backend/outfit/${outfitIds[0]}`][number % 3] ?? "/",
    });
    const longest = await longestBearable(shop.url, visits);
    const before = await residentBytes(shop.pid);

    const patient = openMany(30, shop.url, { begin: request(script).repeat(SCRIPTS), reads: false });
    const greedy = openMany(10, shop.url, { begin: request(LIST).repeat(ASKED_AT_ONCE), reads: false });
    await vi.waitFor(
      async () =>
        expect(await readMetric(shop.url, "http_connections_refused_total")).toBeGreaterThanOrEqual(10),
      { timeout: 10_000 },
    );
    const load = startLoad(shop.url, PER_SECOND, visits);
    let most = before;
    await vi.waitFor(
      async () => {
        most = Math.max(most, await residentBytes(shop.pid));
        // The connections of the load and of this check remain.
        expect(await readMetric(shop.url, "http_connections_open")).toBeLessThan(25);
      },
      { timeout: 30_000, interval: 100 },
    );
    const { failures, durationsMs } = await load.stop();
    for (const { socket } of [...patient, ...greedy]) socket.destroy();

    expect(failures).toEqual([]);
    expect(quantile(durationsMs, 0.95)).toBeLessThan(longest);
    expect(most - before).toBeLessThan(200 * MEGABYTE);
  });
});

import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";
import { freshDatabase, lookUp } from "./fresh-database.ts";
import { seedDatabase, startShop } from "./shop-processes.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
/** Responses are fresh for ten seconds; after this time they are stale. */
const PAST_FRESH_MS = 10_500;
const AT_ONCE = 60;
/** The pool, the readiness probe and the invalidation channel. */
const CONNECTIONS_MAX = 22;

it.each([
  ["cut off", (proxy: TcpProxy) => proxy.cut()],
  ["hanging", (proxy: TcpProxy) => proxy.hang()],
  ["slowed to five seconds", (proxy: TcpProxy) => proxy.slow(5_000)],
])(
  "a database that is %s: cached responses are served, other calls fail within 2 s, and all recover within 5 s of its return",
  async (_, breakProxy) => {
    const databaseUrl = await freshDatabase();
    const { outfitIds, caller } = await seedDatabase(databaseUrl);
    const proxy = await openTcpProxy(databaseUrl);
    onTestFinished(() => proxy.close());
    const shop = await startShop(proxy.through(databaseUrl), { LOG_LEVEL: "silent" });
    const detail = `/backend/outfit/${outfitIds[0]}`;
    const cachedPaths = [LIST, "/", "/outfit", `/outfit/${outfitIds[0]}`];
    const get = async (path: string, headers = {}) => {
      const started = performance.now();
      const response = await fetch(shop.url + path, { headers });
      const body = await response.text();
      return { status: response.status, headers: response.headers, body, took: performance.now() - started };
    };
    const statuses = async (paths: string[]) =>
      (await Promise.all(paths.map((path) => get(path)))).map(({ status }) => status);
    expect(await statuses(cachedPaths)).toEqual(cachedPaths.map(() => 200));

    breakProxy(proxy);
    await pause(PAST_FRESH_MS);

    expect(await statuses(["/healthz", "/readyz"])).toEqual([200, 503]);
    expect(await statuses(cachedPaths)).toEqual(cachedPaths.map(() => 200));
    const calls = await Promise.all(
      Array.from({ length: AT_ONCE }, (_unused, index) => get(detail, index % 2 ? caller : {})),
    );
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 503));
    expect(Math.max(...calls.map(({ took }) => took))).toBeLessThan(2_000);
    const [refused] = calls;
    expect(refused?.headers.get("retry-after")).toBe("5");
    const { message } = JSON.parse(refused?.body ?? "{}") as { message: string };
    expect(JSON.parse(refused?.body ?? "{}")).toEqual({
      success: false,
      message,
      error: message,
      code: "UNAVAILABLE",
      reason: "http.unavailable",
    });

    proxy.restore();
    await vi.waitFor(async () => expect(await statuses(["/readyz", detail, LIST])).toEqual([200, 200, 200]), {
      timeout: 5_000,
      interval: 100,
    });
    const after = await Promise.all(Array.from({ length: AT_ONCE }, () => get(detail, caller)));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
    expect(proxy.connections()).toBeLessThanOrEqual(CONNECTIONS_MAX);
    const name = new URL(databaseUrl).pathname.slice(1);
    await vi.waitFor(async () => {
      const open = await lookUp<string>(
        databaseUrl,
        `select count(*) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      );
      expect(Number(open)).toBeLessThanOrEqual(CONNECTIONS_MAX);
    });
    expect(await shop.stop()).toBe(0);
  },
);

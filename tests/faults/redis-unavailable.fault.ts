import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { openPostgres } from "#server/db/engines/postgres.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";
import { freshDatabase } from "./fresh-database.ts";
import { type ShopProcess, seedDatabase, startShop } from "./shop-processes.ts";
import { startLoad } from "./steady-load.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=12";
const COMMENTS_A_MINUTE = 3;
const PER_SECOND = 60;
const UNAVAILABLE_MS = 5_000;
const MEGABYTE = 1024 * 1024;
/**
 * Cache invalidation goes over PostgreSQL, so it works without Redis. A list shows reactions a second after
 * it was made.
 */
const SHOWN = { timeout: 2_000, interval: 20 };
const SHARED_AGAIN = { timeout: 5_000, interval: 100 };

/** Two nodes of one shop, both with Redis behind the same proxy. */
async function twoNodes({ beforeStart = () => {} }: { beforeStart?: (proxy: TcpProxy) => void } = {}) {
  const databaseUrl = await freshDatabase();
  const { outfitIds, caller } = await seedDatabase(databaseUrl);
  const redisUrl = process.env.TEST_REDIS_URL ?? "";
  const proxy = await openTcpProxy(redisUrl);
  onTestFinished(() => proxy.close());
  beforeStart(proxy);
  const env = {
    REDIS_URL: proxy.through(redisUrl),
    REDIS_PREFIX: `${new URL(databaseUrl).pathname.slice(1)}:`,
    RATE_LIMIT: "on",
    RATE_LIMIT_CONTRIBUTIONS_PER_MINUTE: String(COMMENTS_A_MINUTE),
    RATE_LIMIT_REACTIONS_PER_MINUTE: "100000",
  };
  const nodes = await Promise.all([startShop(databaseUrl, env), startShop(databaseUrl, env)]);
  const [here, there] = nodes as [ShopProcess, ShopProcess];
  const [outfitId = ""] = outfitIds;
  const open = await openPostgres(databaseUrl);
  onTestFinished(() => open.close());

  let likes = 0;
  return {
    proxy,
    outfitIds,
    caller,
    here,
    there,
    /** Toggles a like on one node and waits until the other lists it. */
    seesChange: async () => {
      const liked = await fetch(`${here.url}/backend/outfit/like/${outfitId}`, {
        method: "PUT",
        headers: caller,
      });
      expect(liked.status).toBe(200);
      likes = 1 - likes;
      await vi.waitFor(async () => {
        const { outfits } = (await (await fetch(there.url + LIST)).json()) as OutfitList;
        expect(outfits.find(({ _id }) => _id === outfitId)?.numberOfLikes).toBe(likes);
      }, SHOWN);
    },
    /** The statuses for a new user who sends a comment to each of these nodes in turn. */
    comment: async (where: readonly ShopProcess[]) => {
      const headers = {
        ...bearer(await createSession(open.database, await createUser(open.database))),
        "content-type": "application/json",
      };
      const statuses: number[] = [];
      for (const { url } of where) {
        const body = JSON.stringify({ text: "Lovely" });
        const path = `/backend/outfit/comment/${outfitIds[1]}`;
        statuses.push((await fetch(url + path, { method: "POST", headers, body })).status);
      }
      return statuses;
    },
  };
}

type TwoNodes = Awaited<ReturnType<typeof twoNodes>>;

async function expectEachCountsForItself({ here, there, comment }: TwoNodes): Promise<void> {
  const asOften = (node: ShopProcess, times: number) => Array.from({ length: times }, () => node);
  const statuses = await comment([
    ...asOften(here, COMMENTS_A_MINUTE + 1),
    ...asOften(there, COMMENTS_A_MINUTE + 1),
  ]);
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
}

async function expectAllIsShared({ here, there, comment, seesChange }: TwoNodes): Promise<void> {
  await vi.waitFor(async () => {
    expect(await comment([here, there, here, there])).toEqual([200, 200, 200, 429]);
  }, SHARED_AGAIN);
  await seesChange();
}

async function memoryOf({ pid }: ShopProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1]) * 1024;
}

it("without Redis at the start: nodes start, serve and count separately, and share counters once it is available", async () => {
  const shop = await twoNodes({ beforeStart: (proxy) => proxy.cut() });

  await shop.seesChange();
  await expectEachCountsForItself(shop);

  shop.proxy.restore();
  await expectAllIsShared(shop);
  expect([await shop.here.stop(), await shop.there.stop()]).toEqual([0, 0]);
});

it.each([
  ["cut off", (proxy: TcpProxy) => proxy.cut()],
  ["hanging", (proxy: TcpProxy) => proxy.hang()],
])(
  "Redis that is %s under load: no request fails, memory is bounded, changes show, and counters are shared again within 5 s",
  async (_, breakProxy) => {
    const shop = await twoNodes();
    const { here, there, outfitIds, caller, proxy } = shop;
    const visits = (number: number) => {
      const outfitId = outfitIds[2 + (number % 10)] ?? "";
      if (number % 6 === 0)
        return { method: "PUT" as const, path: `/backend/outfit/like/${outfitId}`, headers: caller };
      return { path: ["/", LIST, `/outfit/${outfitId}`, `/backend/outfit/${outfitId}`][number % 4] ?? "/" };
    };
    const loads = [here, there].map(({ url }) => startLoad(url, PER_SECOND, visits));
    await expectAllIsShared(shop);
    const before = await Promise.all([memoryOf(here), memoryOf(there)]);

    breakProxy(proxy);
    const back = pause(UNAVAILABLE_MS);
    await shop.seesChange();
    await expectEachCountsForItself(shop);
    await back;

    const after = await Promise.all([memoryOf(here), memoryOf(there)]);
    proxy.restore();
    await expectAllIsShared(shop);
    for (const load of loads) {
      const { sent, failures } = await load.stop();
      expect(failures).toEqual([]);
      expect(sent).toBeGreaterThan((UNAVAILABLE_MS / 1_000) * PER_SECOND);
    }
    const grown = after.map((bytes, index) => Math.round((bytes - (before[index] ?? 0)) / MEGABYTE));
    process.stdout.write(
      `Redis unavailable for ${UNAVAILABLE_MS / 1_000} s: memory grew by ${grown.join(" and ")} MB\n`,
    );
    expect(Math.max(...grown)).toBeLessThan(100);
    expect([await here.stop(), await there.stop()]).toEqual([0, 0]);
  },
);

import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { openTcpProxy } from "#tests/setup/tcp-proxy.ts";
import { freshDatabase } from "./fresh-database.ts";
import { startCluster } from "./running-cluster.ts";
import { type SeededShop, seedDatabase } from "./shop-processes.ts";
import { startLoad } from "./steady-load.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
const PER_SECOND = 100;
const REDIS_URL = process.env.TEST_REDIS_URL ?? "";

/** Mostly reads, and a like in every tenth request. */
const visitsTo =
  ({ outfitIds, caller }: SeededShop) =>
  (number: number) => {
    const outfitId = outfitIds[number % outfitIds.length] ?? "";
    if (number % 10 === 0) {
      return { method: "PUT" as const, path: `/backend/outfit/like/${outfitId}`, headers: caller };
    }
    return { path: ["/", LIST, `/outfit/${outfitId}`, `/backend/outfit/${outfitId}`][number % 4] ?? "/" };
  };

it("a rolling restart under load fails no request, and every node is a new process afterwards", async () => {
  const databaseUrl = await freshDatabase();
  const seeded = await seedDatabase(databaseUrl);
  const cluster = await startCluster({ DATABASE_URL: databaseUrl, REDIS_URL });
  const before = cluster.nodes();
  const load = startLoad(cluster.url, PER_SECOND, visitsTo(seeded));

  await cluster.restart();

  const { sent, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(PER_SECOND);
  expect(cluster.nodes()).toHaveLength(2);
  expect(cluster.nodes().filter((pid) => before.includes(pid))).toEqual([]);
});

it("killing a node fails no read, and the node is restarted", async () => {
  const databaseUrl = await freshDatabase();
  const { outfitIds } = await seedDatabase(databaseUrl);
  const cluster = await startCluster({ DATABASE_URL: databaseUrl, REDIS_URL });
  const [killed = 0, other = 0] = cluster.nodes();
  const load = startLoad(cluster.url, PER_SECOND, (number) => ({
    path: [LIST, `/backend/outfit/${outfitIds[0]}`][number % 2] ?? LIST,
  }));
  await pause(500);

  process.kill(killed, "SIGKILL");

  await vi.waitFor(() => expect(cluster.nodes()).not.toContain(killed), { timeout: 20_000, interval: 50 });
  const { failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(cluster.nodes()).toContain(other);
});

it("a comment is counted on every node, through the load balancer, once the second for which counters lag is over", async () => {
  const databaseUrl = await freshDatabase();
  const { outfitIds, caller } = await seedDatabase(databaseUrl, 1);
  const { url } = await startCluster({ DATABASE_URL: databaseUrl, REDIS_URL });
  const comments = async () => {
    // More requests than nodes, so that each node gets some.
    const responses = await Promise.all(Array.from({ length: 8 }, () => fetch(url + LIST)));
    const lists = await Promise.all(responses.map((response) => response.json() as Promise<OutfitList>));
    return [...new Set(lists.map(({ outfits }) => outfits[0]?.numberOfComments))];
  };
  expect(await comments()).toEqual([0]);

  for (let time = 1; time <= 6; time++) {
    await fetch(`${url}/backend/outfit/comment/${outfitIds[0]}`, {
      method: "POST",
      headers: { ...caller, "content-type": "application/json" },
      body: JSON.stringify({ text: "Lovely" }),
    });
    // A second (docs/decisions/0002-documents-are-equal-for-all-visitors.md), the notice to the other node,
    // and a read.
    await vi.waitFor(async () => expect(await comments()).toEqual([time]), { timeout: 3_000, interval: 20 });
  }
});

it("while the database is unavailable, cached responses are served through the load balancer", async () => {
  const databaseUrl = await freshDatabase();
  const { outfitIds } = await seedDatabase(databaseUrl);
  const proxy = await openTcpProxy(databaseUrl);
  onTestFinished(() => proxy.close());
  const { url } = await startCluster({
    DATABASE_URL: proxy.through(databaseUrl),
    REDIS_URL,
    LOG_LEVEL: "silent",
  });
  const status = async (path: string) => (await fetch(url + path)).status;
  const all = async (path: string) => [
    ...new Set(await Promise.all(Array.from({ length: 8 }, () => status(path)))),
  ];
  expect([await all(LIST), await all("/")]).toEqual([[200], [200]]);

  proxy.cut();
  await vi.waitFor(async () => expect(await status(`/backend/outfit/${outfitIds[0]}`)).toBe(503), {
    timeout: 5_000,
    interval: 50,
  });
  await pause(1_000);

  expect([await all(LIST), await all("/")]).toEqual([[200], [200]]);
  const call = await fetch(`${url}/backend/outfit/${outfitIds[0]}`);
  expect(call.status).toBe(503);
  expect(call.headers.get("retry-after")).toBe("5");
  expect(await call.json()).toMatchObject({ success: false, code: "UNAVAILABLE" });

  proxy.restore();
  await vi.waitFor(async () => expect(await all(`/backend/outfit/${outfitIds[0]}`)).toEqual([200]), {
    timeout: 5_000,
    interval: 100,
  });
});

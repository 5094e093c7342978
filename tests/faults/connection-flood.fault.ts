import { Agent, request } from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { residentBytes } from "./process-probe.ts";
import { openMany, type RawClient, readMetric } from "./raw-clients.ts";
import { createSeededStorage, ENGINES, LOAD_SHEDDING_OFF } from "./shop-storage.ts";
import { quantile } from "./steady-load.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
const IDLE = 3_000;
const ASKING = 2_000;
const FLOOD_MS = 5_000;
const MEGABYTE = 1024 * 1024;
const HEADERS_SECONDS = 3;

interface FaultResponse {
  status: number;
  tookMs: number;
}

function ask(url: string, agent?: Agent): Promise<FaultResponse> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { ...(agent ? { agent } : {}) }, (response) => {
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, tookMs: performance.now() - asked }),
      );
      response.on("error", reject).resume();
    })
      .on("error", reject)
      .end();
  });
}

function opened(clients: readonly RawClient[]): Promise<unknown> {
  return Promise.all(
    clients.map(({ socket, closedAfterMs }) =>
      Promise.race([new Promise((resolve) => socket.once("connect", resolve)), closedAfterMs]),
    ),
  );
}

function hangUp(clients: readonly RawClient[]): void {
  for (const { socket } of clients) socket.destroy();
}

describe.each(ENGINES)("on %s", (engine) => {
  it("under thousands of connections and requests: responses are 200 or 503, memory is bounded, and it recovers at once", async () => {
    const { storage, outfitIds } = await createSeededStorage(engine);
    const shop = await storage.start({ LOG_LEVEL: "silent" });
    const paths = [LIST, `/backend/outfit/${outfitIds[0]}`, "/", "/outfit?category=Casual"];
    for (const path of paths) await ask(shop.url + path);
    const idle = openMany(IDLE, shop.url, {});
    await opened(idle);

    const agent = new Agent({ keepAlive: true });
    const responses: FaultResponse[] = [];
    const health: FaultResponse[] = [];
    const most = { memory: 0 };
    const until = performance.now() + FLOOD_MS;
    const client = async (_: unknown, index: number) => {
      while (performance.now() < until)
        responses.push(await ask(shop.url + (paths[index % paths.length] ?? LIST), agent));
    };
    const watching = async () => {
      while (performance.now() < until) {
        health.push(await ask(`${shop.url}/healthz`));
        most.memory = Math.max(most.memory, await residentBytes(shop.pid));
      }
    };
    await Promise.all([watching(), ...Array.from({ length: ASKING }, client)]);
    agent.destroy();
    hangUp(idle);

    expect(
      [...new Set(responses.map(({ status }) => status))].filter((s) => ![200, 503].includes(s)),
    ).toEqual([]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(ASKING / 2);
    expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...health.map(({ tookMs }) => tookMs))).toBeLessThan(5_000);
    expect(most.memory).toBeLessThan(900 * MEGABYTE);
    await vi.waitFor(
      async () => {
        const after = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(shop.url + paths[i % 4])));
        expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
        expect(
          quantile(
            after.map(({ tookMs }) => tookMs).sort((a, b) => a - b),
            0.95,
          ),
        ).toBeLessThan(1_000);
        expect(await readMetric(shop.url, "http_connections_open")).toBeLessThan(100);
      },
      { timeout: 10_000, interval: 100 },
    );
  });

  it("connections beyond the limit are closed, and idle ones make room", async () => {
    const { storage } = await createSeededStorage(engine);
    const shop = await storage.start({
      ...LOAD_SHEDDING_OFF,
      LOG_LEVEL: "silent",
      CONNECTIONS_MAX: "500",
      REQUEST_HEADERS_SECONDS: String(HEADERS_SECONDS),
    });
    const visitors = new Agent({ keepAlive: true });
    onTestFinished(() => visitors.destroy());
    const before = await Promise.all(Array.from({ length: 50 }, () => ask(shop.url + LIST, visitors)));
    expect(before.filter(({ status }) => status !== 200)).toEqual([]);

    const crowd = openMany(2_000, shop.url, {});
    await opened(crowd);
    await vi.waitFor(
      () => expect(crowd.filter(({ socket }) => socket.destroyed).length).toBeGreaterThanOrEqual(1_000),
      { timeout: 10_000 },
    );

    // A new client, while the accepted connections are still open.
    await vi.waitFor(async () => expect((await ask(`${shop.url}/readyz`)).status).toBe(200), {
      timeout: HEADERS_SECONDS * 1_000 + 3_000,
      interval: 100,
    });
    expect(await readMetric(shop.url, "http_connections_refused_total")).toBeGreaterThanOrEqual(1_000);
    hangUp(crowd);
    const after = await Promise.all(Array.from({ length: 50 }, () => ask(shop.url + LIST)));
    expect(after.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

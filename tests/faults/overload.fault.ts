import { Agent, request } from "node:http";
import { expect, it, vi } from "vitest";
import { residentBytes } from "./process-probe.ts";
import { createSeededStorage, ENGINES } from "./shop-storage.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=50";
const FLOOD_MS = 3_000;
const MEGABYTE = 1024 * 1024;
/** The embedded database is part of the process and takes 270 MB. */
const MEMORY_MAX = { PostgreSQL: 700 * MEGABYTE, "the embedded database": 950 * MEGABYTE };

interface FaultResponse {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function ask(url: string, agent: Agent, { body: sent, ...options }: Asked = {}): Promise<FaultResponse> {
  return new Promise((resolve, reject) => {
    request(url, { agent, ...options }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"], body }),
      );
    })
      .on("error", reject)
      .end(sent);
  });
}

/** Runs clients that each send their next request as soon as the last one ends. */
async function flood(url: string, clients: number, meanwhile: () => Promise<void> = async () => {}) {
  const agent = new Agent({ keepAlive: true });
  const responses: FaultResponse[] = [];
  const until = performance.now() + FLOOD_MS;
  const client = async () => {
    while (performance.now() < until) responses.push(await ask(url, agent));
  };
  const watching = async () => {
    while (performance.now() < until) await meanwhile();
  };
  await Promise.all([watching(), ...Array.from({ length: clients }, client)]);
  agent.destroy();
  return responses;
}

it.each(ENGINES)(
  "on %s: an overloaded process rejects requests with 503, stays alive within its memory, and recovers at once",
  async (engine) => {
    const { storage } = await createSeededStorage(engine, 50);
    const shop = await storage.start({
      CACHE: "off",
      LOG_LEVEL: "silent",
      OVERLOAD_LOOP_DELAY_MS: "25",
    });
    const health: number[] = [];
    const agent = new Agent({ keepAlive: true });

    const responses = await flood(`${shop.url}/outfit`, 150, async () => {
      health.push((await ask(`${shop.url}/healthz`, agent)).status);
    });
    agent.destroy();

    const refused = responses.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(refused[0]?.retryAfter).toBe("5");
    expect(JSON.parse(refused[0]?.body ?? "{}")).toMatchObject({ success: false, code: "UNAVAILABLE" });
    expect(new Set(health)).toEqual(new Set([200]));
    expect(await residentBytes(shop.pid)).toBeLessThan(MEMORY_MAX[engine]);
    await vi.waitFor(async () => expect((await fetch(`${shop.url}/outfit`)).status).toBe(200), {
      timeout: 5_000,
    });
  },
);

it.each(ENGINES)("on %s: many concurrent visitors do not trigger load shedding", async (engine) => {
  const { storage } = await createSeededStorage(engine, 50);
  const shop = await storage.start({ CACHE: "off" });

  const responses = await flood(shop.url + LIST, 40);

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});

it("on the embedded database: 200 reactions and comments at once are all accepted, and cached pages are served meanwhile", async () => {
  const { storage, outfitIds, caller } = await createSeededStorage("the embedded database", 50);
  const shop = await storage.start();
  const agent = new Agent({ keepAlive: true });
  const like = (id: string) =>
    ask(`${shop.url}/backend/outfit/like/${id}`, agent, { method: "PUT", headers: caller });
  const comment = (id: string) =>
    ask(`${shop.url}/backend/outfit/comment/${id}`, agent, {
      method: "POST",
      headers: { ...caller, "content-type": "application/json" },
      body: JSON.stringify({ text: `The dupatta of ${id} alone is worth it.` }),
    });
  await ask(`${shop.url}/outfit`, agent);

  const [pages, writes] = await Promise.all([
    flood(`${shop.url}/outfit`, 50),
    Promise.all([outfitIds, outfitIds].flatMap((ids) => ids.flatMap((id) => [like(id), comment(id)]))),
  ]);
  agent.destroy();

  expect(writes).toHaveLength(200);
  expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
});

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

function ask(url: string, agent: Agent): Promise<FaultResponse> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"], body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

/** Runs clients that each send their next request as soon as the last one ends. */
async function flood(url: string, clients: number, meanwhile: () => Promise<void> = async () => {}) {
  const agent = new Agent({ keepAlive: true });
  const answers: FaultResponse[] = [];
  const until = performance.now() + FLOOD_MS;
  const client = async () => {
    while (performance.now() < until) answers.push(await ask(url, agent));
  };
  const watching = async () => {
    while (performance.now() < until) await meanwhile();
  };
  await Promise.all([watching(), ...Array.from({ length: clients }, client)]);
  agent.destroy();
  return answers;
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

    const answers = await flood(`${shop.url}/outfit`, 150, async () => {
      health.push((await ask(`${shop.url}/healthz`, agent)).status);
    });
    agent.destroy();

    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
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

  const answers = await flood(shop.url + LIST, 40);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

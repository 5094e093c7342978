import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { inRoot } from "../../scripts/steps/root.mjs";
import { lookUp } from "./fresh-database.ts";
import { createProcessProbe, openFiles, type ProcessProbe } from "./process-probe.ts";
import type { ShopProcess } from "./shop-processes.ts";
import { createStorage, ENGINES, LOAD_SHEDDING_OFF, type ShopStorage } from "./shop-storage.ts";
import { type SoakShop, soakTraffic } from "./soak-traffic.ts";
import { quantile, startLoad } from "./steady-load.ts";

/** Minutes for each engine; SOAK_MINUTES is the total. */
const MINUTES = Number(process.env.SOAK_MINUTES || 1) / ENGINES.length;
const PER_SECOND = Number(process.env.SOAK_PER_SECOND || 40);
const SAMPLES = 24;
const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1_000;
const PEOPLE = 5;

/** Far above a minute's traffic, so that limits are counted but never exceeded. */
const UNREACHED = "1000000";
const SETTINGS = {
  ...LOAD_SHEDDING_OFF,
  RATE_LIMIT: "on",
  RATE_LIMIT_SIGN_IN_PER_MINUTE: UNREACHED,
  RATE_LIMIT_SIGN_UP_PER_HOUR: UNREACHED,
  RATE_LIMIT_CONTRIBUTIONS_PER_MINUTE: UNREACHED,
  RATE_LIMIT_REACTIONS_PER_MINUTE: UNREACHED,
};

/** The allowed growth of memory from the third to the last quarter, after garbage collection. */
const GROWTH_MAX = { heapMB: 6, rssMB: 40 };
const LOOP_DELAY_P99_MAX_MS = 250;
/** Files and timers of requests in progress during a sample. */
const FLUCTUATION_MAX = 10;
/** The pool, the readiness probe and the invalidation channel. */
const CONNECTIONS_MAX = 22;

async function seedDatabase(storage: ShopStorage): Promise<Pick<SoakShop, "outfitIds" | "administrator">> {
  return storage.withDatabase(async (database) => {
    const outfitIds = await createOutfits(
      database,
      Array.from({ length: 60 }, () => ({})),
    );
    const userId = await createUser(database, { isAdmin: true });
    const token = await createSession(database, userId, new Date(Date.now() + DAY_MS));
    return { outfitIds, administrator: bearer(token) };
  });
}

async function signUpPeople({ url }: ShopProcess): Promise<SoakShop["people"]> {
  const people: SoakShop["people"][number][] = [];
  for (let number = 1; number <= PEOPLE; number++) {
    const account = {
      username: `person${number}`,
      email: `p${number}@shop.example`,
      password: "Monsoon-2026",
    };
    const post = (path: string, body: unknown) =>
      fetch(`${url}/backend/auth/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect((await post("signup", account)).status).toBe(201);
    const { token } = (await (await post("signin", account)).json()) as { token: string };
    people.push({ ...account, headers: bearer(token) });
  }
  return people;
}

interface Sample {
  seconds: number;
  rssMB: number;
  heapMB: number;
  externalMB: number;
  files: number;
  timers: number;
  databaseConnections: number;
  loopDelayP99: number;
  loopDelayMax: number;
  cpuSeconds: number;
  sent: number;
}

async function sampleOf(storage: ShopStorage, shop: ShopProcess, probe: ProcessProbe) {
  const [looked, files, databaseConnections] = await Promise.all([
    probe.readState(),
    openFiles(shop.pid),
    storage.databaseUrl ? connectionsOf(storage.databaseUrl) : 0,
  ]);
  return {
    rssMB: Math.round(looked.rss / MEGABYTE),
    heapMB: Number((looked.heapUsed / MEGABYTE).toFixed(1)),
    externalMB: Number((looked.external / MEGABYTE).toFixed(1)),
    files,
    timers: looked.resources.filter((kind) => kind === "Timeout").length,
    databaseConnections,
    loopDelayP99: Math.round(looked.loopDelayMs.p99),
    loopDelayMax: Math.round(looked.loopDelayMs.max),
    cpuSeconds: Math.round(looked.cpuMs / 1_000),
  };
}

async function connectionsOf(databaseUrl: string): Promise<number> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const query = `select count(*) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  return Number(await lookUp<string>(databaseUrl, query));
}

/** Writes the samples as CSV into test-results/. */
async function writeCurve(engine: string, samples: readonly Sample[]): Promise<void> {
  const [first] = samples;
  if (!first) return;
  const lines = [Object.keys(first), ...samples.map((sample) => Object.values(sample))];
  await mkdir(inRoot("test-results"), { recursive: true });
  const file = inRoot("test-results", `soak-${engine.replaceAll(" ", "-").toLowerCase()}.csv`);
  await writeFile(file, `${lines.map((line) => line.join(",")).join("\n")}\n`);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

describe.each(ENGINES)("on %s", (engine) => {
  it("under steady traffic no request fails and no resource grows", {
    timeout: (MINUTES + 3) * 60_000,
  }, async () => {
    const storage = await createStorage(engine);
    const seeded = await seedDatabase(storage);
    const probe = createProcessProbe();
    const shop = await storage.start({ ...SETTINGS, ...probe.env, LOG_LEVEL: "error" });
    const traffic = await soakTraffic({ ...seeded, people: await signUpPeople(shop) });

    const started = performance.now();
    const load = startLoad(shop.url, PER_SECOND, traffic);
    const samples: Sample[] = [];
    for (let taken = 1; taken <= SAMPLES; taken++) {
      const dueAt = started + (taken / SAMPLES) * MINUTES * 60_000;
      await pause(Math.max(0, dueAt - performance.now()));
      const seconds = Math.round((performance.now() - started) / 1_000);
      samples.push({ seconds, ...(await sampleOf(storage, shop, probe)), sent: load.progress().sent });
      await writeCurve(engine, samples);
    }
    const { sent, failures, durationsMs } = await load.stop();

    expect(failures).toEqual([]);
    expect(shop.output()).toBe(`The shop is open at ${shop.url}\n`);
    expect(sent).toBeGreaterThan(PER_SECOND * MINUTES * 60 * 0.95);
    expect(quantile(durationsMs, 0.99)).toBeLessThan(1_000);

    const [third, fourth] = [samples.slice(SAMPLES / 2, (SAMPLES * 3) / 4), samples.slice((SAMPLES * 3) / 4)];
    const growth = (of: keyof Sample) =>
      median(fourth.map((sample) => sample[of])) - median(third.map((sample) => sample[of]));
    expect(growth("heapMB")).toBeLessThan(GROWTH_MAX.heapMB);
    expect(growth("rssMB")).toBeLessThan(GROWTH_MAX.rssMB);
    expect(median(samples.map(({ loopDelayP99 }) => loopDelayP99))).toBeLessThan(LOOP_DELAY_P99_MAX_MS);
    expect(Math.max(...samples.map(({ databaseConnections }) => databaseConnections))).toBeLessThanOrEqual(
      CONNECTIONS_MAX,
    );
    // Database connections vary with the load; each is a file and, while idle, a timer.
    const most = (of: "files" | "timers", some: readonly Sample[]) =>
      Math.max(...some.map((sample) => sample[of] - sample.databaseConnections));
    const firstHalf = samples.slice(0, SAMPLES / 2);
    expect(most("files", fourth)).toBeLessThanOrEqual(most("files", firstHalf) + FLUCTUATION_MAX);
    expect(most("timers", fourth)).toBeLessThanOrEqual(most("timers", firstHalf) + FLUCTUATION_MAX);

    await vi.waitFor(async () => expect((await fetch(`${shop.url}/readyz`)).status).toBe(200));
    expect(await shop.stop()).toBe(0);
  });
});

import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/db/open-database.ts";
import { startOnTemporaryData, temporaryDataDir } from "../../scripts/built-server.mjs";
import { type LoadResult, runLoad } from "../client-load.ts";
import { type BenchUser, createUsersForOutfits } from "../engagement-users.ts";
import { BROWSER_HEADERS } from "../exchange.ts";
import { fillWithOutfits } from "../fill-generated.ts";
import type { Line, Row } from "../row.ts";
import { percentile } from "../statistics.ts";

const OUTFITS = 50;
const WRITES_AT_ONCE = 200;
const READERS = 50;
const SECONDS = 6;
const BETWEEN_BURSTS_MS = 100;
const PAGES = ["/", "/outfit"];
const P95_TARGET = 3;
const LOOP_DELAY_TARGET_MS = 50;
const COMMENT = JSON.stringify({ text: "The dupatta alone is worth it. Does the kurta run large?" });

/** Likes and comments in turn, each by a user of its own. Returns how many were not accepted. */
async function writeAtOnce(
  url: string,
  people: readonly BenchUser[],
  outfitIds: readonly string[],
): Promise<number> {
  const statuses = await Promise.all(
    people.map(async ({ token }, at) => {
      const outfitId = outfitIds[at % outfitIds.length];
      const authorization = `Bearer ${token}`;
      const response = await (at % 2
        ? fetch(`${url}/backend/outfit/like/${outfitId}`, { method: "PUT", headers: { authorization } })
        : fetch(`${url}/backend/outfit/comment/${outfitId}`, {
            method: "POST",
            headers: { authorization, "content-type": "application/json" },
            body: COMMENT,
          }));
      await response.arrayBuffer();
      return response.status;
    }),
  );
  return statuses.filter((status) => status !== 200).length;
}

interface Reading extends LoadResult {
  /** Of the event loop, in ms, since the last reading. */
  loopDelayP99: number;
}

/** Reads hot pages over 50 connections; a page that is not served fails the row. */
async function readPages(url: string): Promise<Reading> {
  const requests = PAGES.map((path) => ({ method: "GET" as const, path, headers: BROWSER_HEADERS }));
  await loopDelayP99(url);
  const load = await runLoad({
    url,
    seconds: SECONDS,
    clients: Array.from({ length: READERS }, () => requests),
  });
  return { ...load, loopDelayP99: await loopDelayP99(url) };
}

/** Each reading resets the measurement. */
async function loopDelayP99(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1]);
}

async function* measureBursts(
  url: string,
  people: readonly BenchUser[],
  outfitIds: readonly string[],
): AsyncGenerator<Line> {
  await readPages(url);
  const idle = await readPages(url);
  let isReading = true;
  let bursts = 0;
  let rejected = 0;
  const busyReading = readPages(url).finally(() => {
    isReading = false;
  });
  while (isReading) {
    rejected += await writeAtOnce(url, people, outfitIds);
    bursts += 1;
    await pause(BETWEEN_BURSTS_MS);
  }
  const busy = await busyReading;
  const p95 = percentile(busy.durationsMs, 0.95);
  const idleP95 = percentile(idle.durationsMs, 0.95);
  yield {
    what: `${WRITES_AT_ONCE} likes and comments at once, ${bursts} times, embedded, while ${READERS} connections read: rejected`,
    measured: String(rejected),
    target: "0",
    holds: rejected === 0,
  };
  yield {
    what: "p95 of the hot pages meanwhile",
    measured: `${p95.toFixed(1)} ms, ${Math.round(busy.perSecond)} req/s`,
    reference: `without writes ${idleP95.toFixed(1)} ms, ${Math.round(idle.perSecond)} req/s`,
    ratio: (p95 / idleP95).toFixed(2),
    target: `≤ ${P95_TARGET}`,
    holds: p95 / idleP95 <= P95_TARGET,
  };
  yield {
    what: "event-loop delay meanwhile, p99",
    measured: `${busy.loopDelayP99.toFixed(0)} ms`,
    reference: `without writes ${idle.loopDelayP99.toFixed(0)} ms`,
    target: `≤ ${LOOP_DELAY_TARGET_MS} ms`,
    holds: busy.loopDelayP99 <= LOOP_DELAY_TARGET_MS,
  };
}

export const embeddedBurst: Row = async function* () {
  const config = { databaseUrl: undefined, dataDir: temporaryDataDir() };
  const open = await openDatabase(config);
  await fillWithOutfits(open.database, OUTFITS).finally(() => open.close());
  const { people, outfitIds } = await createUsersForOutfits(config, WRITES_AT_ONCE);
  await using server = await startOnTemporaryData({ dataDir: config.dataDir, env: { SEED: "none" } });
  yield* measureBursts(server.url, people, outfitIds);
};

import { rmSync } from "node:fs";
import { startBuiltServer } from "../../scripts/built-server.mjs";
import { demoDataDir } from "../../scripts/demo-server.mjs";
import { get } from "../exchange.ts";
import { residentMegabytes } from "../memory.ts";
import { startReference } from "../reference.ts";
import type { Row } from "../row.ts";
import { median } from "../statistics.ts";

const STARTS = 5;
const TARGET_SECONDS = 3;
const TARGET_MEGABYTES = 400;

async function startOnce(dataDir: string) {
  await using server = await startBuiltServer({ dataDir, readyPath: "/" });
  using reference = await startReference(await get(server.url));
  await get(reference.url);
  return {
    seconds: server.startedInMs / 1000,
    megabytes: residentMegabytes(server.pid ?? 0),
    bareSeconds: reference.startedInMs / 1000,
    bareMegabytes: residentMegabytes(reference.pid),
  };
}

/** Starts of a seeded shop; B14 measures the first start. */
async function measureStarts() {
  const dataDir = await demoDataDir();
  try {
    const starts: Awaited<ReturnType<typeof startOnce>>[] = [];
    for (let round = 0; round < STARTS; round += 1) starts.push(await startOnce(dataDir));
    const middle = (read: (start: (typeof starts)[number]) => number) => median(starts.map(read));
    return {
      seconds: middle((start) => start.seconds),
      megabytes: middle((start) => start.megabytes),
      bareSeconds: middle((start) => start.bareSeconds),
      bareMegabytes: middle((start) => start.bareMegabytes),
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const start: Row = async function* () {
  const { seconds, megabytes, bareSeconds, bareMegabytes } = await measureStarts();
  yield {
    what: "start to the first 200 of the home document",
    measured: `${seconds.toFixed(2)} s`,
    reference: `bare node:http ${bareSeconds.toFixed(2)} s`,
    ratio: (seconds / bareSeconds).toFixed(1),
    target: `≤ ${TARGET_SECONDS} s`,
    holds: seconds <= TARGET_SECONDS,
  };
  yield {
    what: "memory then",
    measured: `${Math.round(megabytes)} MB`,
    reference: `bare node:http ${Math.round(bareMegabytes)} MB`,
    ratio: (megabytes / bareMegabytes).toFixed(1),
    target: `≤ ${TARGET_MEGABYTES} MB`,
    holds: megabytes <= TARGET_MEGABYTES,
  };
};

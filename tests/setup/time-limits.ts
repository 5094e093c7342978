import { Worker } from "node:worker_threads";
import { TEST_WORKERS } from "./test-workers.ts";

/** Environment variable that passes the measured factor to the test processes. */
const FACTOR = "TEST_TIME_FACTOR";

/** Upper limit, so that a hanging test does not delay the run for too long. */
const LARGEST_FACTOR = 6;

/** Duration of `TASK` on a core of the idle reference machine for which the limits were chosen. */
const REFERENCE_MS = 55;
const TASK = `
  const { createHash } = require("node:crypto");
  const { parentPort } = require("node:worker_threads");
  const started = performance.now();
  let digest = Buffer.alloc(32);
  for (let round = 0; round < 40_000; round++) digest = createHash("sha256").update(digest).digest();
  parentPort.postMessage(performance.now() - started);
`;

function timeTask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(TASK, { eval: true });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/**
 * Measures how much slower than the reference this machine is at the moment with as many threads as test
 * workers, which compete for the same cores, once for the run and all its processes. Every time limit is multiplied by the result, which is between 1 and `LARGEST_FACTOR`.
 */
export async function measureTimeFactor(): Promise<void> {
  if (process.env[FACTOR]) return;
  const times = await Promise.all(Array.from({ length: TEST_WORKERS }, timeTask));
  const slower = Math.max(...times) / REFERENCE_MS;
  process.env[FACTOR] = Math.min(Math.max(1, slower), LARGEST_FACTOR).toFixed(2);
}

/** A time limit in milliseconds, as this machine needs it. */
export function scaled(milliseconds: number): number {
  return Math.ceil(milliseconds * Number(process.env[FACTOR] ?? 1));
}

import { availableParallelism, totalmem } from "node:os";

/** What a worker takes at most: 1 GB of its own, and its share of the system, the services and the server. */
const WORKER_BYTES = 1.5 * 1024 ** 3;
/** On one core a second worker still uses the time in which the first waits. */
const FEWEST = 2;
/** More would wait for the longest file, and in the browser for the one server that they share. */
const MOST = 8;

/** How many processes run tests at the same time on a machine of that many cores and bytes of memory. */
export function workersFor(cores: number, memory: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.min(cores, Math.floor(memory / WORKER_BYTES))));
}

/** The memory that this process may use: a container's limit, if there is one. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** How many processes run unit, API and browser tests at the same time here. */
export const TEST_WORKERS = workersFor(availableParallelism(), availableMemory());

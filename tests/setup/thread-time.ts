import { readFileSync } from "node:fs";

/**
 * Time in ms that this thread has had a processor. It stands still while other processes of a busy machine
 * have it. Linux counts it for each thread; elsewhere it is the time that passes.
 */
export function threadTime(): number {
  if (process.platform !== "linux") return performance.now();
  return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
}

import { setFlagsFromString } from "node:v8";

/**
 * By how much the heap may grow beyond what the last full collection left, in percent. V8's own choice on a machine with much memory is
 * up to 300, which more than doubles the memory of a process that serves many different addresses (B13 in docs/benchmarks.md).
 */
const GROWTH_PERCENT = 30;

/** To be called before the process allocates much; it applies to the threads that start later too. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

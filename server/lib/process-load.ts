import { type IntervalHistogram, monitorEventLoopDelay, performance } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

const SAMPLE_EVERY_MS = 200;
/**
 * Over one second. Of five samples, the third highest counts: a single stall is in one of them, however
 * long it is.
 */
const SAMPLES = 5;
const RESOLUTION_MS = 10;
const NANOSECONDS_PER_MS = 1e6;

export interface ProcessLoad {
  /** The event loop's delay that lasted for most of the last second. */
  loopDelayMs: number;
  /** The event loop's utilisation, likewise; from 0 to 1. */
  loopUtilisation: number;
  heapBytes: number;
  /** Resident memory. */
  memoryBytes: number;
}

/** Samples the load of this process until it is stopped. */
export function sampleProcessLoad(): { current: () => ProcessLoad; stop: () => void } {
  const delays = new RecentSamples();
  const utilisations = new RecentSamples();
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let since = performance.now();
  let utilisation = performance.eventLoopUtilization();
  let load: ProcessLoad = { loopDelayMs: 0, loopUtilisation: 0, heapBytes: 0, memoryBytes: 0 };

  const sample = () => {
    const now = performance.now();
    delays.add(meanDelay(histogram, now - since));
    histogram.reset();
    since = now;
    utilisations.add(performance.eventLoopUtilization(utilisation).utilization);
    utilisation = performance.eventLoopUtilization();
    load = {
      loopDelayMs: delays.sustained(),
      loopUtilisation: utilisations.sustained(),
      heapBytes: getHeapStatistics().used_heap_size,
      memoryBytes: process.memoryUsage.rss(),
    };
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS).unref();
  return {
    current: () => load,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** A histogram that has counted nothing was itself delayed all the time. */
function meanDelay(histogram: IntervalHistogram, elapsedMs: number): number {
  if (histogram.count === 0) return elapsedMs;
  return Math.max(0, histogram.mean / NANOSECONDS_PER_MS - RESOLUTION_MS);
}

class RecentSamples {
  readonly #values: number[] = Array.from({ length: SAMPLES }, () => 0);

  add(value: number): void {
    this.#values.shift();
    this.#values.push(value);
  }

  /** What most of the samples reach. */
  sustained(): number {
    return this.#values.toSorted((a, b) => a - b)[SAMPLES >> 1] ?? 0;
  }
}

/*
 * Preloaded into a shop's process by tests that read its state or set its clock. It accepts one command per
 * connection on the Unix socket PROBE_SOCKET; CLOCK_SHIFT_MS is the initial offset of its clock.
 */
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";

const MILLISECOND = 1e6;

/**
 * Shared with the worker threads, which are preloaded too: the embedded database has its clock
 * from its thread.
 */
const shared = /** @type {SharedArrayBuffer | undefined} */ (getEnvironmentData("clock-shift"));
const shift = new Float64Array(shared ?? new SharedArrayBuffer(8));
if (isMainThread) {
  shift[0] = Number(process.env.CLOCK_SHIFT_MS ?? 0);
  setEnvironmentData("clock-shift", shift.buffer);
}
const trueNow = Date.now.bind(Date);
Date.now = () => trueNow() + (shift[0] ?? 0);
// A proxy rather than a subclass, so that dates made by Node are instances of the same class.
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, made),
  apply: (target) => new target(target.now()).toString(),
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");
const loopDelay = monitorEventLoopDelay({ resolution: 10 });
loopDelay.enable();

/** @type {Record<string, (value?: string) => object>} */
const COMMANDS = {
  /** The process's memory after a garbage collection, and the event loop's delay since the last reading. */
  state: () => {
    collectGarbage();
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    const state = {
      now: Date.now(),
      heapUsed,
      external,
      arrayBuffers,
      rss,
      resources: process.getActiveResourcesInfo(),
      loopDelayMs: {
        p99: loopDelay.percentile(99) / MILLISECOND,
        max: loopDelay.max / MILLISECOND,
      },
      loopUse: performance.eventLoopUtilization().utilization,
      cpuMs: process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
    };
    loopDelay.reset();
    return state;
  },
  /** Sets the offset of the process's clock from the true time. */
  shift: (milliseconds) => {
    shift[0] = Number(milliseconds);
    return { now: Date.now() };
  },
};

const socketPath = process.env.PROBE_SOCKET;
if (socketPath && isMainThread) {
  const server = createServer((socket) => {
    socket.once("data", (message) => {
      const [command = "", value] = String(message).trim().split(" ");
      socket.end(JSON.stringify(COMMANDS[command]?.(value)));
    });
    socket.on("error", () => {});
  });
  server.listen(socketPath).unref();
  process.once("exit", () => rmSync(socketPath, { force: true }));
}

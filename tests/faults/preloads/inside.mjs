/*
 * Loaded into a shop's process before anything else, by tests that have to look into it or to set its clock: INSIDE_SOCKET names where it
 * takes commands, one on each connection, and CLOCK_SHIFT_MS how wrong its clock is from the start.
 */
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MILLISECOND = 1e6;

let shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const trueNow = Date.now.bind(Date);
Date.now = () => trueNow() + shiftMs;
// Not a subclass: what the program makes and what Node makes must be instances of the same.
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [target.now()] : values, made),
  apply: (target) => new target(target.now()).toString(),
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");
const loopDelay = monitorEventLoopDelay({ resolution: 10 });
loopDelay.enable();

const COMMANDS = {
  /** What the process holds once its garbage is gone, and how late its event loop was since it was last asked. */
  look: () => {
    collectGarbage();
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    const looked = {
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
    return looked;
  },
  /** Sets the clock of the process so far from the true time. */
  shift: (milliseconds) => {
    shiftMs = Number(milliseconds);
    return { now: Date.now() };
  },
};

const socketPath = process.env.INSIDE_SOCKET;
if (socketPath) {
  const server = createServer((socket) => {
    socket.once("data", (said) => {
      const [command, value] = String(said).trim().split(" ");
      socket.end(JSON.stringify(COMMANDS[command](value)));
    });
    socket.on("error", () => {});
  });
  server.listen(socketPath).unref();
  process.once("exit", () => rmSync(socketPath, { force: true }));
}

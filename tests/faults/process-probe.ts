import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/steps/root.mjs";

/** The state of a process after a garbage collection; sizes in bytes. */
export interface ProcessState {
  /** The process's Date.now(). */
  now: number;
  heapUsed: number;
  external: number;
  arrayBuffers: number;
  rss: number;
  /** What keeps the event loop alive, by kind: timers, sockets, … */
  resources: string[];
  /** The event loop's delay since the last reading. */
  loopDelayMs: { p99: number; max: number };
  cpuMs: number;
}

/** Reads the state of a process that was started with `env`, and sets its clock. */
export interface ProcessProbe {
  env: Record<string, string>;
  readState(): Promise<ProcessState>;
  /** Sets the offset of the process's clock from the true time. */
  shiftClock(milliseconds: number): Promise<void>;
}

/** Creates a probe for a process that is yet to be started, with an initial clock offset. */
export function createProcessProbe(clockShiftMs = 0): ProcessProbe {
  const socketPath = join(tmpdir(), `probe-${randomUUID()}`);
  const preload = pathToFileURL(inRoot("tests/faults/preloads/process-probe.mjs")).href;
  return {
    env: {
      NODE_OPTIONS: `--trace-deprecation --import=${preload}`,
      PROBE_SOCKET: socketPath,
      CLOCK_SHIFT_MS: String(clockShiftMs),
    },
    readState: async () => JSON.parse(await sendCommand(socketPath, "state")) as ProcessState,
    shiftClock: async (milliseconds) => {
      await sendCommand(socketPath, `shift ${milliseconds}`);
    },
  };
}

function sendCommand(socketPath: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = "";
    connect(socketPath)
      .on("data", (chunk) => {
        reply += chunk;
      })
      .on("error", reject)
      .on("close", () => resolve(reply))
      .write(command);
  });
}

/** The resident memory of a process, in bytes. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1]) * 1024;
}

/** The number of files and connections that a process has open. */
export async function openFiles(pid: number | undefined): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../scripts/steps/root.mjs";

/** What a process holds once its garbage is gone; bytes. */
export interface Look {
  /** What time it is for the process. */
  now: number;
  heapUsed: number;
  external: number;
  arrayBuffers: number;
  rss: number;
  /** What keeps the event loop, by kind: timers, sockets, … */
  resources: string[];
  /** How late the event loop was since the last look. */
  loopDelayMs: { p99: number; max: number };
  cpuMs: number;
}

/** A way into a process that was started with `env`. */
export interface Inside {
  env: Record<string, string>;
  look(): Promise<Look>;
  /** Sets the clock of the process so far from the true time. */
  shiftClock(milliseconds: number): Promise<void>;
}

/** A way into the process that is started next, whose clock is wrong by so much from the start. */
export function wayInside(clockShiftMs = 0): Inside {
  const socketPath = join(tmpdir(), `inside-${randomUUID()}`);
  const preload = pathToFileURL(inRoot("tests/faults/preloads/inside.mjs")).href;
  return {
    env: {
      NODE_OPTIONS: `--trace-deprecation --import=${preload}`,
      INSIDE_SOCKET: socketPath,
      CLOCK_SHIFT_MS: String(clockShiftMs),
    },
    look: async () => JSON.parse(await command(socketPath, "look")) as Look,
    shiftClock: async (milliseconds) => {
      await command(socketPath, `shift ${milliseconds}`);
    },
  };
}

function command(socketPath: string, said: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    connect(socketPath)
      .on("data", (chunk) => {
        answer += chunk;
      })
      .on("error", reject)
      .on("close", () => resolve(answer))
      .write(said);
  });
}

/** The memory a process has now, in bytes. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1]) * 1024;
}

/** How many files and connections a process has open. */
export async function openFiles(pid: number | undefined): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}

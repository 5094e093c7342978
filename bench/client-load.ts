import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./client-load.mjs", import.meta.url));

/** A request in autocannon's form. */
export interface LoadRequest {
  method: "GET" | "PUT" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Result {
  "2xx": number;
  duration: number;
  errors: number;
  timeouts: number;
  non2xx: number;
  durationsMs: number[];
}

interface Load {
  url: string;
  seconds: number;
  /** The requests of each client, which it repeats in turn. */
  clients: readonly (readonly LoadRequest[])[];
}

/** A search of the reference server that reads the whole table takes long under load. */
const TIMEOUT_SECONDS = 60;

export interface LoadResult {
  /** Successful responses to all clients together. */
  perSecond: number;
  /** Of all responses. */
  durationsMs: number[];
}

/**
 * Sends requests of all clients at once, from a process of its own; each client sends its next request when
 * the response has come.
 */
export function runLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [], { execArgv: [] });
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The load ended without a result")));
    child.once("message", (result: Result) => {
      const lost = result.errors + result.timeouts + result.non2xx;
      if (lost > 0) reject(new Error(`${lost} requests to ${load.url} failed under load`));
      else resolve({ perSecond: result["2xx"] / result.duration, durationsMs: result.durationsMs });
    });
    child.send({ ...load, timeoutSeconds: TIMEOUT_SECONDS });
  });
}

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./client-load.mjs", import.meta.url));

/** What a client sends, as autocannon takes it. */
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
}

interface Load {
  url: string;
  seconds: number;
  /** Of each client what it sends, over and over. */
  clients: readonly (readonly LoadRequest[])[];
}

/** A minute: a search that reads everything takes its time when many ask for it. */
const ANSWER_WITHIN_SECONDS = 60;

/** Good answers per second that all clients together get; each asks again as soon as it is answered. */
export function answersPerSecond(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [], { execArgv: [] });
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The load ended without a result")));
    child.once("message", (result: Result) => {
      const lost = result.errors + result.timeouts + result.non2xx;
      if (lost > 0) reject(new Error(`${lost} requests to ${load.url} went wrong under load`));
      else resolve(result["2xx"] / result.duration);
    });
    child.send({ ...load, answerWithinSeconds: ANSWER_WITHIN_SECONDS });
  });
}

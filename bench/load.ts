import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { packageCommand } from "../scripts/steps/command.mjs";
import { BROWSER_HEADERS } from "./exchange.ts";

const AUTOCANNON = packageCommand("autocannon");
const CONNECTIONS = 50;

interface Result {
  requests: { average: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** Requests per second over 50 keep-alive connections, from a process of its own. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const args = [AUTOCANNON, "-j", "-c", String(CONNECTIONS), "-d", String(seconds), ...headers, url];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  const result = JSON.parse(stdout) as Result;
  const lost = result.errors + result.timeouts + result.non2xx;
  if (lost > 0) throw new Error(`${lost} requests to ${url} failed under load`);
  return result.requests.average;
}

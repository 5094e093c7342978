import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { nodeEntry } from "./steps/node-entries.mjs";
import { inRoot, ROOT } from "./steps/root.mjs";

/** In a test run on a slow machine as much longer as its other limits; see tests/setup/time-limits.ts. */
const START_LIMIT_MS = 180_000 * Number(process.env.TEST_TIME_FACTOR ?? 1);
const POLL_MS = 20;

/**
 * A developer's own settings, in the shell or in .env, must not reach a measured or tested server. An empty
 * value counts as unset.
 */
const UNSET = Object.fromEntries(
  [...readFileSync(inRoot(".env.example"), "utf8").matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => [
    name,
    "",
  ]),
);

/** A tested server requests no other shop's pages, unless a test asks for it. */
const DEFAULTS = { ...UNSET, LINK_CHECKS: "off" };

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

export const temporaryDataDir = () => mkdtempSync(join(tmpdir(), "ensemble-"));

/**
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} child
 * @param {() => string} output
 */
async function waitUntilReady(url, child, output) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The built server ended while it started:\n${output()}`);
    }
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await pause(POLL_MS);
  }
  child.kill("SIGKILL");
  throw new Error(`The built server was not ready after ${START_LIMIT_MS / 1000} s:\n${output()}`);
}

/**
 * Starts the built server on a free port and waits until it is ready. `stop` sends SIGTERM and resolves to
 * its exit code. `env` may be a function of the server's URL, for settings that contain it.
 * @typedef {Record<string, string>} Environment
 * @param {{ dataDir: string, env?: Environment | ((url: string) => Promise<Environment>), readyPath?: string }} options
 */
export async function startBuiltServer({ dataDir, env = {}, readyPath = "/readyz" }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [nodeEntry("main")], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...DEFAULTS,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SEED: "demo",
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
      ...(typeof env === "function" ? await env(url) : env),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  await waitUntilReady(url + readyPath, child, () => output);
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  const startedInMs = performance.now() - started;
  return {
    url,
    pid: child.pid,
    dataDir,
    startedInMs,
    output: () => output,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/**
 * Starts the built server on a data folder that is removed when it stops.
 * @param {Parameters<typeof startBuiltServer>[0]} options
 */
export async function startOnTemporaryData(options) {
  const removeFolder = () => rmSync(options.dataDir, { recursive: true, force: true });
  try {
    const server = await startBuiltServer(options);
    const stop = () => server.stop().finally(removeFolder);
    return { ...server, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

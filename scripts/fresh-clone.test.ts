import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { freePort } from "./built-server.mjs";
import { inRoot, ROOT } from "./steps/root.mjs";

const START_LIMIT_MS = scaled(120_000);

/** Paths that git knows, from the root. */
const listFiles = (...options: string[]) =>
  execFileSync("git", ["ls-files", "-z", ...options], { cwd: ROOT, encoding: "utf8" })
    .split("\0")
    .filter((name) => name && existsSync(inRoot(name)));

/**
 * What a clone has of which the container image is made, which is less, with the packages that `npm ci` would
 * fetch into it: a network is the one thing this test does without.
 */
async function clone(): Promise<string> {
  const folder = await temporaryFolder();
  // git reads the patterns of .dockerignore as its own, which leave out no less.
  const leftOut = new Set(listFiles("--cached", "--ignored", "--exclude-from=.dockerignore"));
  for (const file of listFiles()) {
    if (!leftOut.has(file)) cpSync(inRoot(file), join(folder, file));
  }
  symlinkSync(inRoot("node_modules"), join(folder, "node_modules"));
  return folder;
}

// covers: start-03
it.skipIf(!existsSync(inRoot(".git")))(
  "what git knows, without what the image is not made from, is enough to build the site and serve it",
  async () => {
    const folder = await clone();
    const port = await freePort();
    const start = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        SEED: "none",
        LOG_LEVEL: "warn",
        OVERLOAD_LOOP_DELAY_MS: "0",
      },
      stdio: "pipe",
    });
    let output = "";
    for (const stream of [start.stdout, start.stderr]) stream.on("data", (chunk) => (output += chunk));
    onTestFinished(() => void start.kill("SIGKILL"));

    const ended = once(start, "exit").then(() => Promise.reject(new Error(output)));
    // It also ends when the test does.
    ended.catch(() => undefined);
    const page = await Promise.race([
      vi.waitFor(() => fetch(`http://localhost:${port}/`), { timeout: START_LIMIT_MS, interval: 200 }),
      ended,
    ]);
    expect(page.status, output).toBe(200);
    const styles = (await page.text()).match(/\/assets\/[\w.-]+\.css/)?.[0] ?? "/none.css";
    const sheet = await (await fetch(`http://localhost:${port}${styles}`)).text();
    expect(sheet).toContain("--color-ink");
    expect(existsSync(join(folder, "data/database"))).toBe(true);

    start.kill("SIGTERM");
    expect(await once(start, "exit"), output).toEqual([0, null]);
  },
  START_LIMIT_MS + 30_000,
);

import { execFileSync, spawn } from "node:child_process";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, temporaryDataDir } from "../../scripts/built-server.mjs";
import { nodeEntry } from "../../scripts/steps/node-entries.mjs";
import { inRoot, ROOT } from "../../scripts/steps/root.mjs";
import { generatedOutfit } from "../generate-outfits.ts";
import type { Line, Row } from "../row.ts";

const IMPORTED_OUTFITS = 1_453;
const IMPORT_TARGET_SECONDS = 20;
const START_TARGET_SECONDS = 12;
const POLL_MS = 20;

/** Seconds of the import command on an empty embedded database. */
function importSeconds(): number {
  const folder = temporaryDataDir();
  try {
    const file = join(folder, "outfits.jsonl");
    const lines = Array.from({ length: IMPORTED_OUTFITS }, (_, number) =>
      JSON.stringify(generatedOutfit(number)),
    );
    writeFileSync(file, lines.join("\n"));
    const started = performance.now();
    execFileSync(process.execPath, [nodeEntry("catalogue"), "import", file], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: "",
        SEED: "none",
      },
      stdio: "ignore",
    });
    return (performance.now() - started) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Seconds from `npm start` in a clone of the last commit, with packages installed, to the home document: it
 * builds the site and seeds the demo.
 */
async function firstStartSeconds(): Promise<number> {
  const folder = temporaryDataDir();
  const clone = join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", ROOT, clone]);
  symlinkSync(inRoot("node_modules"), join(clone, "node_modules"));
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
      SEED: "demo",
    },
    stdio: "ignore",
    detached: true,
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.ok) return (performance.now() - started) / 1000;
      await pause(POLL_MS);
    }
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.pid && child.exitCode === null) {
      // The whole process group: npm does not pass on every signal.
      process.kill(-child.pid, "SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineOf(what: string, seconds: number, target: number): Line {
  return {
    what,
    measured: `${seconds.toFixed(1)} s`,
    target: `≤ ${target} s`,
    holds: seconds <= target,
  };
}

export const firstStartAndImport: Row = async function* () {
  yield lineOf("import of 1,453 outfits without pictures, embedded", importSeconds(), IMPORT_TARGET_SECONDS);
  yield lineOf(
    "first start of a fresh clone with packages installed, to the home document",
    await firstStartSeconds(),
    START_TARGET_SECONDS,
  );
};

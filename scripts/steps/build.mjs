import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hashInputs } from "./build-inputs.mjs";
import { runPackage } from "./command.mjs";
import { compressFiles } from "./compress-files.mjs";
import { StepFailure } from "./failure.mjs";
import { bundleNodeEntries, isBundled } from "./node-entries.mjs";
import { inRoot } from "./root.mjs";
import { buildServiceWorker, SERVICE_WORKER } from "./service-worker.mjs";

const STAMP = inRoot("build/.stamp");

/** @param {string} hash */
function isFresh(hash) {
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8").trim() !== hash) return false;
  return isBundled() && existsSync(inRoot("build/site/server/index.js")) && existsSync(SERVICE_WORKER);
}

async function buildSite() {
  const { ok, output } = await runPackage("@react-router/dev", "react-router", ["build"], {
    env: { NODE_ENV: "production" },
    quiet: true,
  });
  if (ok) return;
  console.error(output.trim());
  throw new StepFailure("Building the site failed; the lines above say where.");
}

async function buildNode() {
  try {
    await bundleNodeEntries();
  } catch (error) {
    if (!(error instanceof Error && "errors" in error)) throw error;
    throw new StepFailure("Building the server failed; the lines above say where.");
  }
}

/**
 * Builds the Node programs, then the site. The stamp is written last, so an interrupted build is never
 * treated as complete.
 */
export async function build(hash = hashInputs()) {
  const started = performance.now();
  console.log("Building the site …");
  rmSync(STAMP, { force: true });
  rmSync(inRoot("build/node"), { recursive: true, force: true });
  await buildNode();
  await buildSite();
  await buildServiceWorker(hash);
  await compressFiles(inRoot("build/site/client"));
  mkdirSync(inRoot("build"), { recursive: true });
  writeFileSync(STAMP, `${hash}\n`);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

export async function buildIfStale() {
  const hash = hashInputs();
  if (!isFresh(hash)) await build(hash);
}

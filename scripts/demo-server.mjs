import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startBuiltServer, startOnTemporaryData, temporaryDataDir } from "./built-server.mjs";
import { hashInputs } from "./steps/build-inputs.mjs";
import { inRoot, ROOT } from "./steps/root.mjs";

/** Files and folders that the content of a seeded demo shop depends on. */
const INPUTS = [
  "artwork",
  "contract",
  "demo",
  "package-lock.json",
  "server/db",
  "server/modules/catalogue",
  "server/modules/media",
  "server/modules/outfits",
  "server/readers/catalogue",
  "server/seed",
];
const TEMPLATES = inRoot("build/shops");
const STAMP = join(TEMPLATES, ".stamp");

/**
 * An empty shop and a seeded one are stored beside the build and copied until one of their inputs changes.
 */
async function makeTemplates() {
  const hash = hashInputs(ROOT, INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
  console.log("Seeding the demo shop …");
  rmSync(TEMPLATES, { recursive: true, force: true });
  const [empty, demo] = [join(TEMPLATES, "none"), join(TEMPLATES, "demo")];
  await (await startBuiltServer({ dataDir: empty, env: { SEED: "none" } })).stop();
  cpSync(empty, demo, { recursive: true });
  await (await startBuiltServer({ dataDir: demo })).stop();
  writeFileSync(STAMP, hash);
}

/**
 * Returns a temporary data folder with a shop, which the caller removes; "none" is a shop without outfits.
 * @param {"demo" | "none"} seed
 */
async function dataDirWith(seed) {
  await makeTemplates();
  const folder = temporaryDataDir();
  cpSync(join(TEMPLATES, seed), folder, { recursive: true });
  return folder;
}

export const demoDataDir = () => dataDirWith("demo");
export const emptyDataDir = () => dataDirWith("none");

/**
 * Starts the built server on a demo shop of its own, which is removed when the server stops.
 * @param {Pick<Parameters<typeof startBuiltServer>[0], "env">} [options]
 */
export async function startDemoServer(options = {}) {
  return startOnTemporaryData({ ...options, dataDir: await demoDataDir() });
}

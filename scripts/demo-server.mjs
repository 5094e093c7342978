import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { startBuiltServer, temporaryDataDir } from "./built-server.mjs";
import { hashInputs } from "./steps/build-inputs.mjs";
import { inRoot, ROOT } from "./steps/root.mjs";

/** Files and folders that the content of a seeded demo shop depends on. */
const INPUTS = [
  "contract",
  "demo",
  "package-lock.json",
  "server/db",
  "server/modules/catalogue",
  "server/modules/media",
  "server/modules/outfits",
  "server/seed",
];
const TEMPLATE = inRoot("build/demo-data");
const STAMP = inRoot("build/.demo-data-stamp");

/** One seeded shop is stored beside the build and copied until one of its inputs changes. */
async function seedTemplate() {
  const hash = hashInputs(ROOT, INPUTS);
  if (existsSync(STAMP) && existsSync(TEMPLATE) && readFileSync(STAMP, "utf8") === hash) return;
  console.log("Seeding the demo shop …");
  rmSync(STAMP, { force: true });
  rmSync(TEMPLATE, { recursive: true, force: true });
  const server = await startBuiltServer({ dataDir: TEMPLATE });
  await server.stop();
  writeFileSync(STAMP, hash);
}

/** Returns a temporary data folder with the demo shop, which the caller removes. */
export async function demoDataDir() {
  await seedTemplate();
  const folder = temporaryDataDir();
  cpSync(TEMPLATE, folder, { recursive: true });
  return folder;
}

/**
 * Starts the built server on a demo shop of its own, which is removed when the server stops.
 * @param {Pick<Parameters<typeof startBuiltServer>[0], "env">} [options]
 */
export async function startDemoServer(options = {}) {
  const dataDir = await demoDataDir();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startBuiltServer({ ...options, dataDir });
    const stop = async () => {
      const code = await server.stop();
      removeFolder();
      return code;
    };
    return { ...server, stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { startBuiltServer, temporaryDataDir } from "./built-server.mjs";
import { hashInputs } from "./steps/build-inputs.mjs";
import { inRoot, ROOT } from "./steps/root.mjs";

/** What the content of a freshly furnished demo shop depends on. */
const INPUTS = [
  "contract",
  "demo",
  "package-lock.json",
  "server/db",
  "server/modules/media",
  "server/modules/outfits",
  "server/seed",
];
const TEMPLATE = inRoot("build/demo-data");
const STAMP = inRoot("build/.demo-data-stamp");

/** Drawing the demo pictures takes most of a minute: one furnished shop is kept beside the build for as long as it is the same. */
async function furnishTemplate() {
  const hash = hashInputs(ROOT, INPUTS);
  if (existsSync(STAMP) && existsSync(TEMPLATE) && readFileSync(STAMP, "utf8") === hash) return;
  console.log("Furnishing the demo shop …");
  rmSync(STAMP, { force: true });
  rmSync(TEMPLATE, { recursive: true, force: true });
  const server = await startBuiltServer({ dataDir: TEMPLATE });
  await server.stop();
  writeFileSync(STAMP, hash);
}

/** A temporary data folder with the demo shop in it, for the caller to remove. */
export async function demoDataDir() {
  await furnishTemplate();
  const folder = temporaryDataDir();
  cpSync(TEMPLATE, folder, { recursive: true });
  return folder;
}

/**
 * The built server over a demo shop of its own, which goes away with it.
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

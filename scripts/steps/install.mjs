import { readFileSync } from "node:fs";
import { runNpm } from "./command.mjs";
import { StepFailure } from "./failure.mjs";
import { inRoot } from "./root.mjs";

/** npm prints its reason first, followed by pages of usage. */
const SHOWN_LINES = 15;

/**
 * @typedef {Record<string, { name?: string, version?: string, integrity?: string, link?: boolean, optional?:
 * boolean, devOptional?: boolean }>} Packages
 */

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), "utf8")).packages;
  } catch {
    return null;
  }
}

/**
 * Whether node_modules matches package-lock.json, compared with npm's own record inside node_modules. File
 * times are meaningless after a clone, a checkout or a restored cache. Optional packages for other systems
 * may be absent.
 * @param {Packages | null} wanted
 * @param {Packages | null} installed
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Installs the locked packages when they are missing or not the locked ones; development packages too, as the
 * build needs them.
 */
export async function installIfStale() {
  const wanted = readPackages("package-lock.json");
  if (isInstalled(wanted, readPackages("node_modules/.package-lock.json"))) return;
  console.log("Installing packages (now, and again only when they change) …");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { ok, code, output } = await runNpm(args, { quiet: true }).catch((error) => ({
    ok: false,
    code: 1,
    output: error.message,
  }));
  if (ok) return;
  console.error(output.trim().split("\n").slice(0, SHOWN_LINES).join("\n"));
  throw new StepFailure(`Installing the packages failed (npm ci ended with ${code}); npm's reason is above.`);
}

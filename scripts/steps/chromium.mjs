import { existsSync } from "node:fs";
import { CHROMIUM_ARGS, findChromium } from "../find-chromium.mjs";
import { run } from "./command.mjs";
import { StepFailure } from "./failure.mjs";

const canInstall = () => process.getuid?.() === 0 && existsSync("/etc/debian_version");

async function installFromDebian() {
  console.log("Installing Chromium for the browser tests …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]]) {
    const { ok, output } = await run("apt-get", args, { env, quiet: true });
    if (!ok) {
      console.error(output.trim());
      throw new StepFailure("Installing Chromium failed; the lines above say why.");
    }
  }
}

/** The path of a Chromium, installed when that is possible and needed. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  if (canInstall()) await installFromDebian();
  const installed = await findChromium();
  if (installed) return installed;
  throw new StepFailure(
    "The browser tests need Chromium: install it with your system's package manager, run `npx playwright install chromium`, or name one in CHROMIUM_PATH.",
  );
}

/**
 * Starts Chromium for pictures and measurements.
 * @param {string[]} [args]
 */
export async function launchBrowser(args = []) {
  const executablePath = await ensureChromium();
  // Loaded here, because the packages may not be installed before.
  const { chromium } = await import("@playwright/test");
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...args] });
}

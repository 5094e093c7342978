import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell comes first, as in Playwright: browser tests take a fifth less time in it. */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** @param {string} command */
function onPath(command) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/**
 * Path of the Chromium for tests, pictures and measurements: CHROMIUM_PATH, the system's, Playwright's
 * own, or undefined.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return COMMANDS.map(onPath).find(Boolean) ?? (await playwrightsOwn());
}

/** Needed to start in a container and to make no connections of its own. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** First the build without windows, as in Playwright's own choice: the browser tests take a fifth less time in it. */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

function onPath(command) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** The Chromium that browser tests, pictures and measurements use: the named one, the system's, Playwright's own, or none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return COMMANDS.map(onPath).find(Boolean) ?? (await playwrightsOwn());
}

/** Without these a container's Chromium does not start, or talks to the network behind a test's back. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

import { rmSync } from "node:fs";
import { buildIfStale } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { runPackage } from "./command.mjs";
import { StepFailure } from "./failure.mjs";
import { inRoot } from "./root.mjs";
import { REPORTS } from "./test-counts.mjs";

/** The folders whose imports are checked. */
export const CHECKED_FOLDERS = ["app", "bench", "contract", "demo", "scripts", "server", "tests"];

const succeeds = async (...command) => (await runPackage(...command)).ok;

function withReport(step, body) {
  rmSync(inRoot(REPORTS[step]), { force: true });
  return body();
}

async function tryBuild() {
  try {
    await buildIfStale();
    return true;
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    return false;
  }
}

/** What `npm test` does, cheapest first. Each step answers whether it went well; `filters` narrow the test steps to some files. */
export const TEST_STEPS = {
  lint: {
    title: "Lint and format",
    run: () =>
      succeeds("@biomejs/biome", "biome", ["ci", ".", ...(process.stdout.isTTY ? [] : ["--colors=off"])]),
  },
  types: {
    title: "Types",
    run: async () =>
      (await succeeds("@react-router/dev", "react-router", ["typegen"])) &&
      succeeds("typescript", "tsc", ["--noEmit"]),
  },
  imports: {
    title: "Import rules",
    run: () => succeeds("dependency-cruiser", "depcruise", CHECKED_FOLDERS),
  },
  deadcode: {
    title: "Dead code and unused packages",
    run: () => succeeds("knip", "knip", []),
  },
  unit: {
    title: "Unit and API tests",
    run: (filters) => withReport("unit", () => succeeds("vitest", "vitest", ["run", ...filters])),
  },
  build: {
    title: "Build",
    run: tryBuild,
  },
  browser: {
    title: "Browser tests",
    run: async (filters) => {
      const CHROMIUM_PATH = await ensureChromium();
      if (!(await tryBuild())) return false;
      return withReport("browser", () =>
        succeeds("@playwright/test", "playwright", ["test", ...filters], { env: { CHROMIUM_PATH } }),
      );
    },
  },
};

import { databaseAndRedis } from "../cluster/services.mjs";
import { buildIfStale } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { run, runPackage } from "./command.mjs";
import { inRoot } from "./root.mjs";
import { REPORTS } from "./test-counts.mjs";

/** The folders whose imports are checked. */
export const CHECKED_FOLDERS = ["app", "bench", "contract", "demo", "scripts", "server", "tests"];

const succeeds = async (...command) => (await runPackage(...command)).ok;

/** What it says is printed in one piece, because others look at the sources meanwhile. */
async function findsNothing(packageName, commandName, args) {
  const { ok, output } = await runPackage(packageName, commandName, args, { quiet: true });
  if (output.trim()) console.log(output.trimEnd());
  return ok;
}

const reportTo = (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];

/**
 * What `npm test` does, cheapest first. Each step answers whether it went well, or throws a StepFailure; `filters` narrow the test
 * steps to some files. Those that need PostgreSQL and Redis are taken when asked for. Those that only look at the sources (`looks`) are
 * taken side by side.
 */
export const TEST_STEPS = {
  lint: {
    title: "Lint and format",
    looks: true,
    run: () => findsNothing("@biomejs/biome", "biome", ["ci", ".", "--colors=off"]),
  },
  types: {
    title: "Types",
    looks: true,
    run: async () =>
      (await findsNothing("@react-router/dev", "react-router", ["typegen"])) &&
      findsNothing("typescript", "tsc", ["--noEmit"]),
  },
  imports: {
    title: "Import rules",
    looks: true,
    run: () => findsNothing("dependency-cruiser", "depcruise", CHECKED_FOLDERS),
  },
  deadcode: {
    title: "Dead code and unused packages",
    looks: true,
    run: () => findsNothing("knip", "knip", []),
  },
  coverage: {
    title: "Specification coverage",
    looks: true,
    run: async () => (await run(process.execPath, [inRoot("scripts/coverage-table.mjs"), "--check"])).ok,
  },
  unit: {
    title: "Unit and API tests",
    run: (filters) => succeeds("vitest", "vitest", ["run", ...filters]),
  },
  services: {
    title: "API tests on PostgreSQL, Redis and S3",
    needsServices: true,
    run: async (filters) => {
      const env = await databaseAndRedis();
      const args = ["run", "--config", "vitest.services.config.ts", ...filters];
      return succeeds("vitest", "vitest", args, { env });
    },
  },
  build: {
    title: "Build",
    run: async () => {
      await buildIfStale();
      return true;
    },
  },
  browser: {
    title: "Browser tests",
    run: async (filters) => {
      const CHROMIUM_PATH = await ensureChromium();
      await buildIfStale();
      return succeeds("@playwright/test", "playwright", ["test", ...filters], { env: { CHROMIUM_PATH } });
    },
  },
  faults: {
    title: "Fault tests",
    needsServices: true,
    run: async (filters) => {
      const args = [inRoot("scripts/test-faults.mjs"), ...reportTo(REPORTS.faults), ...filters];
      return (await run(process.execPath, args)).ok;
    },
  },
};

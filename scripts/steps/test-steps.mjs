import { databaseAndRedis } from "../cluster/services.mjs";
import { buildIfStale } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { run, runPackage } from "./command.mjs";
import { inRoot } from "./root.mjs";
import { REPORTS } from "./test-counts.mjs";

/** The folders whose imports are checked. */
export const CHECKED_FOLDERS = ["app", "bench", "contract", "demo", "scripts", "server", "tests"];

const succeeds = async (...command) => (await runPackage(...command)).ok;

const reportTo = (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];

/**
 * What `npm test` does, cheapest first. Each step answers whether it went well, or throws a StepFailure; `filters` narrow the test
 * steps to some files. Those that need PostgreSQL and Redis are taken when asked for.
 */
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

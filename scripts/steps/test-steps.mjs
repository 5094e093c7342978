import { databaseAndRedis } from "../cluster/services.mjs";
import { buildIfStale } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { run, runNpm, runPackage } from "./command.mjs";
import { inRoot } from "./root.mjs";
import { REPORTS } from "./test-counts.mjs";

const isOk = async (command) => (await command).ok;

/**
 * The steps of `npm test`, cheapest first. `run` resolves to whether the step succeeded, or throws a StepFailure; `filters` narrow the
 * tests to some files. Steps with `needsServices` (PostgreSQL and Redis) run only on request.
 */
export const TEST_STEPS = {
  checks: {
    title: "Lint, types, import rules, dead code, specification coverage",
    run: () => isOk(runNpm(["run", "--silent", "checks"])),
  },
  unit: {
    title: "Unit and API tests",
    run: (filters) => isOk(runPackage("vitest", "vitest", ["run", ...filters])),
  },
  services: {
    title: "API tests on PostgreSQL, Redis and S3",
    needsServices: true,
    run: async (filters) => {
      const env = await databaseAndRedis();
      const args = ["run", "--config", "vitest.services.config.ts", ...filters];
      return isOk(runPackage("vitest", "vitest", args, { env }));
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
      return isOk(
        runPackage("@playwright/test", "playwright", ["test", ...filters], { env: { CHROMIUM_PATH } }),
      );
    },
  },
  faults: {
    title: "Fault tests",
    needsServices: true,
    run: (filters) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORTS.faults}`];
      return isOk(run(process.execPath, [inRoot("scripts/test-faults.mjs"), ...reporters, ...filters]));
    },
  },
};

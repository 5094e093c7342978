import { defineConfig, type TestUserConfig } from "vitest/config";
import { measureTimeFactor, scaled } from "./tests/setup/time-limits.ts";

const TESTS = "{app,artwork,bench,contract,scripts,server,tests}/**/*.test.{ts,tsx}";

/** Whole screens of the site, rendered into a document without layout. */
const SCREENS = "app/routes/**/*.test.tsx";

/** These replace modules, or what the whole process has but once: each in a process of its own. */
const ALONE = [
  "contract/api-client.test.ts",
  "server/modules/accounts/sign-in.test.ts",
  "server/observability/tracing.test.ts",
];

await measureTimeFactor();

/** However the tests are run: two at a time, each file in a process of its own unless told otherwise. */
export const settings: TestUserConfig = {
  setupFiles: ["tests/setup/fail-on-console.ts"],
  pool: "forks",
  maxWorkers: 2,
  testTimeout: scaled(20_000),
  hookTimeout: scaled(60_000),
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  reporters: ["default", "json"],
};

export default defineConfig({
  test: {
    ...settings,
    outputFile: { json: "test-results/unit.json" },
    projects: [
      // Half of the work of a process per file would be to load the same modules and to start another database.
      {
        extends: true,
        test: { name: "together", include: [TESTS], exclude: [...ALONE, SCREENS], isolate: false },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
      {
        extends: true,
        test: {
          name: "screens",
          include: [SCREENS],
          environment: "happy-dom",
          setupFiles: ["tests/setup/reset-site.ts"],
          isolate: false,
        },
      },
    ],
  },
});

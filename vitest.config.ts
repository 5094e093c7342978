import { defineConfig, type TestUserConfig } from "vitest/config";
import { TEST_WORKERS } from "./tests/setup/test-workers.ts";
import { measureTimeFactor, scaled } from "./tests/setup/time-limits.ts";

const TESTS = "{app,artwork,bench,contract,cutout,scripts,server,tests}/**/*.test.{ts,tsx}";

/** Whole screens of the site, rendered in happy-dom, which has no layout. */
const SCREENS = "app/routes/**/*.test.tsx";

/** Tests that mock modules, change process-wide state or need much memory: each file runs in its own process. */
export const ISOLATED = [
  "contract/http/api-client.test.ts",
  "scripts/lint/loose-text.test.ts",
  "server/modules/accounts/sign-in.test.ts",
  "server/modules/catalogue/artwork/tinted-placeholder.test.ts",
  "server/observability/tracing.test.ts",
];

/**
 * Tests that make every call, several minutes a file. They are first, because the order of a run that has no
 * earlier one to learn from is by size: one of these small files would be alone at the end.
 */
export const EVERY_CALL = ["tests/abuse", "server/permissions"];
const EVERY_CALL_TESTS = EVERY_CALL.map((folder) => `${folder}/**/*.test.ts`);

/** From Node 25 on, a `localStorage` of Node's own hides that of happy-dom. */
const NO_NODE_STORAGE = "--no-experimental-webstorage";
const execArgv = process.allowedNodeEnvironmentFlags.has(NO_NODE_STORAGE) ? [NO_NODE_STORAGE] : [];
/** A worker that many files share holds 200 MB; without a limit near that, it lets 600 MB of garbage lie. */
const SHARED_HEAP_LIMIT = "--max-old-space-size=512";

await measureTimeFactor();

/** Settings shared by all configurations; each file in its own process by default. */
export const settings: TestUserConfig = {
  setupFiles: ["tests/setup/fail-on-console.ts"],
  pool: "forks",
  execArgv,
  // glibc returns freed memory to the system at once instead of keeping hundreds of megabytes in its arenas.
  env: { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" },
  maxWorkers: TEST_WORKERS,
  testTimeout: scaled(20_000),
  hookTimeout: scaled(60_000),
  expect: { poll: { timeout: scaled(10_000) } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    ...settings,
    // In the order of their names.
    projects: [
      {
        extends: true,
        test: {
          name: "every-call",
          include: EVERY_CALL_TESTS,
          isolate: false,
          execArgv: [SHARED_HEAP_LIMIT],
        },
      },
      // Not isolated: loading the modules and starting a database for each file would double the run's time.
      {
        extends: true,
        test: {
          name: "shared",
          include: [TESTS],
          exclude: [...ISOLATED, SCREENS, ...EVERY_CALL_TESTS],
          isolate: false,
          execArgv: [SHARED_HEAP_LIMIT],
        },
      },
      { extends: true, test: { name: "isolated", include: ISOLATED } },
      {
        extends: true,
        test: {
          name: "screens",
          include: [SCREENS],
          environment: "happy-dom",
          setupFiles: ["tests/setup/reset-site.ts"],
          isolate: false,
          execArgv: [SHARED_HEAP_LIMIT],
        },
      },
    ],
  },
});

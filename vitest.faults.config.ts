import { defineConfig } from "vitest/config";

/** Fault tests start whole processes and measure time, so they run one after the other. */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.fault.ts"],
    setupFiles: ["tests/setup/fail-on-console.ts"],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});

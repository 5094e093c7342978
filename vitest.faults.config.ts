import { defineConfig } from "vitest/config";

/** Tests of whole processes, one after the other: each takes the machine for itself. */
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

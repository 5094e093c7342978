import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bench,contract,demo,scripts,server,tests}/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup/fail-on-console.ts"],
    // An embedded database is a process-wide WebAssembly memory: a process per file gives it back when the file is done.
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { serviceTests } from "./tests/setup/service-tests.ts";
import { settings } from "./vitest.config.ts";

/** Runs the tests that depend on a database, Redis or a bucket again with PostgreSQL, Redis and an S3 server. */
export default defineConfig({
  test: {
    ...settings,
    include: serviceTests(fileURLToPath(new URL(".", import.meta.url))),
    globalSetup: ["tests/setup/bucket-for-services.ts"],
    outputFile: { json: "test-results/services.json" },
  },
});

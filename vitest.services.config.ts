import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { serviceTests } from "./tests/setup/service-tests.ts";
import { settings } from "./vitest.config.ts";

/** The tests that use a database, once more: on PostgreSQL, Redis and a bucket, as a shop of several nodes does. */
export default defineConfig({
  test: {
    ...settings,
    include: serviceTests(fileURLToPath(new URL(".", import.meta.url))),
    globalSetup: ["tests/setup/bucket-for-services.ts"],
    outputFile: { json: "test-results/services.json" },
  },
});

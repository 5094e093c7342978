import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { serviceTests } from "./tests/setup/service-tests.ts";
import { EVERY_CALL, ISOLATED, settings } from "./vitest.config.ts";

const tests = serviceTests(fileURLToPath(new URL(".", import.meta.url)));
const isIsolated = (file: string) => ISOLATED.includes(file);
const makesEveryCall = (file: string) => EVERY_CALL.some((folder) => file.startsWith(`${folder}/`));
const isOther = (file: string) => !isIsolated(file) && !makesEveryCall(file);

/**
 * Runs the tests that depend on a database, Redis or a bucket again with PostgreSQL, Redis and an S3 server.
 */
export default defineConfig({
  test: {
    ...settings,
    globalSetup: ["tests/setup/bucket-for-services.ts"],
    projects: [
      { extends: true, test: { name: "every-call", include: tests.filter(makesEveryCall), isolate: false } },
      { extends: true, test: { name: "shared", include: tests.filter(isOther), isolate: false } },
      { extends: true, test: { name: "isolated", include: tests.filter(isIsolated) } },
    ],
  },
});

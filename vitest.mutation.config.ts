import { defineConfig } from "vitest/config";
import { settings } from "./vitest.config.ts";

/** The tests that `npm run mutation` runs (stryker.config.mjs). */
export default defineConfig({
  test: {
    ...settings,
    isolate: false,
    // Stryker runs tests in threads, which take no flags of a process.
    execArgv: [],
    include: [
      "contract/{outfit,values}/**/*.test.ts",
      "server/modules/accounts/{password,username-key}.test.ts",
      "server/modules/outfits/views/view-counter.test.ts",
      "server/modules/sessions/device.test.ts",
      "server/permissions/permission-guards.test.ts",
      "server/readers/{catalogue,pages,products}/*.test.ts",
    ],
  },
});

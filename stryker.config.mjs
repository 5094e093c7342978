/**
 * `npm run mutation`: changes the rules one by one and runs the tests that cover the change, by hand. Only rules
 * that tests prove without an application, because it would have to start for each change.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutation.config.ts" },
  coverageAnalysis: "perTest",
  // A change of what runs when a module is loaded needs all tests.
  ignoreStatic: true,
  concurrency: 2,
  mutate: [
    // Permissions
    "server/permissions/permission-guards.ts",
    // Sessions and passwords
    "server/modules/sessions/device.ts",
    "server/modules/accounts/{password,username-key}.ts",
    // Counters
    "server/modules/outfits/views/view-counter.ts",
    // Money
    "contract/values/{money,price-text}.ts",
    "server/readers/pages/price-text.ts",
    "contract/outfit/outfit-input.ts",
    // Imports
    "server/readers/catalogue/{csv-cell,csv-table,file-lines,file-text,json-outfits,outfit-fields,table,table-outfits}.ts",
    "server/readers/products/{product-mapping,product-rows}.ts",
  ],
  ignorePatterns: ["/build", "/data", "/demo", "/docker", "/docs", "/public", "/shots"],
  reporters: ["progress-append-only", "clear-text"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};

import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./scripts/find-chromium.mjs";
import { measureTimeFactor, scaled } from "./tests/setup/time-limits.ts";

await measureTimeFactor();

const executablePath = await findChromium();

/** About what happens between browser and server, which no width changes: once, on the phone most people have. */
const PHONE_ONLY_SPECS = [
  "**/about.spec.ts",
  "**/comments.spec.ts",
  "**/engagement.spec.ts",
  "**/profile.spec.ts",
  "**/add-to-cart.spec.ts",
  "**/cart-changes.spec.ts",
  "**/session.spec.ts",
  "**/provider-sign-in.spec.ts",
  "**/conversation.spec.ts",
  "**/background.spec.ts",
  "**/window.spec.ts",
  "**/bespoke.spec.ts",
  "**/bespoke-requests.spec.ts",
  "**/documents.spec.ts",
  "**/newsletter.spec.ts",
  "**/dashboard-catalogue.spec.ts",
  "**/dashboard-changes.spec.ts",
  "**/dashboard-form.spec.ts",
  "**/dashboard-guard.spec.ts",
  "**/dashboard-import.spec.ts",
  "**/hostile-text.spec.ts",
];

/**
 * Windows without a list below an address bar nobody sees: its two pages took a fifth of the run, as every test opens a window. Of two such
 * switches Chromium heeds the last, so that what Playwright switches off is named again.
 */
const WITHOUT_ADDRESS_BAR_LISTS = `--disable-features=${[
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"],
  ...["DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"],
  ...["MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"],
  "ThirdPartyStoragePartitioning",
].join(",")}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  globalSetup: "./tests/setup/demo-server.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: scaled(30_000),
  expect: { timeout: scaled(10_000) },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    launchOptions: {
      args: [...CHROMIUM_ARGS, WITHOUT_ADDRESS_BAR_LISTS],
      ...(executablePath ? { executablePath } : {}),
    },
    // The decorative background moves for ever; a test about motion switches it on again for itself.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    // Recording every test to keep the failed ones' traces costs a third of the run: TRACE=1 asks for it.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    {
      name: "phone",
      use: {
        // One device pixel for each of CSS, although phones have more: tests ask in CSS pixels, and more take longer to paint.
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // A headless browser's own name is a bot's to the server, and a bot's visit does not count as a view.
        userAgent: devices["Pixel 7"].userAgent,
      },
    },
    {
      name: "desktop",
      testIgnore: PHONE_ONLY_SPECS,
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 }, userAgent: devices["Desktop Chrome"].userAgent },
    },
  ],
});

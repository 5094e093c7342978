import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./scripts/find-chromium.mjs";
import { TEST_WORKERS } from "./tests/setup/test-workers.ts";
import { measureTimeFactor, scaled } from "./tests/setup/time-limits.ts";

await measureTimeFactor();

const executablePath = await findChromium();

/**
 * Disables the two WebUI pages of Chromium's omnibox, which took a fifth of the run because every test opens
 * a window. Chromium only uses the last --disable-features, so Playwright's own list is repeated here.
 */
const DISABLED_FEATURES = `--disable-features=${[
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
  workers: TEST_WORKERS,
  // In CI a machine may stop for seconds in the middle of a test. A test that passes on its second run only
  // is reported as flaky, with its first failure, and is mended like a failed one.
  retries: process.env.CI ? 1 : 0,
  timeout: scaled(30_000),
  expect: { timeout: scaled(10_000) },
  reporter: "list",
  use: {
    launchOptions: {
      args: [...CHROMIUM_ARGS, DISABLED_FEATURES],
      ...(executablePath ? { executablePath } : {}),
    },
    // The decorative background never stops moving; tests about motion override this.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker stores what earlier steps fetched; only the tests about it have one.
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    // Traces take a third of the run's time; TRACE=1 records them.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop-only/,
      use: {
        // A device pixel ratio of 1, because painting more pixels takes longer and tests measure
        // in CSS pixels.
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // The server treats headless user agents as bots and does not count their views.
        userAgent: devices["Pixel 7"].userAgent,
      },
    },
    {
      name: "desktop",
      grep: /@both-widths|@desktop-only/,
      use: { viewport: { width: 1440, height: 900 }, userAgent: devices["Desktop Chrome"].userAgent },
    },
  ],
});

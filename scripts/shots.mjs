import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startDemoServer } from "./demo-server.mjs";
import { CHROMIUM_ARGS } from "./find-chromium.mjs";
import { SCREENS } from "./screens.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { ensureChromium } from "./steps/chromium.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { inRoot } from "./steps/root.mjs";

const WIDTHS = { 390: 844, 768: 1024, 1440: 900 };
const STEP_LIMIT_MS = 20_000;
const FOLDER = inRoot("shots");

/** `npm run shots -- home listing` takes only the screens whose name contains one of the words. */
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));

async function knownOf(url) {
  const answer = await fetch(`${url}/backend/outfit/trending?limit=1`);
  const { trendingOutfits } = await answer.json();
  return { outfitId: trendingOutfits[0]._id };
}

/** Pictures further down load as they are scrolled to; a full-page picture wants them all, and nothing half-way through a transition. */
async function settle(page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map((one) => one.finished));
  });
}

async function takeShot(browser, url, screen, known, width) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: WIDTHS[width] },
    hasTouch: width < 1024,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    await page.goto(typeof screen.path === "function" ? screen.path(known) : screen.path);
    await page.waitForLoadState("networkidle");
    await screen.steps?.(page);
    await settle(page);
    const path = join(FOLDER, `${screen.name}-${width}.png`);
    await page.screenshot({ path, fullPage: !screen.overlay });
    console.log(`  ${screen.name}-${width}.png`);
    return true;
  } catch (error) {
    console.error(`  ${screen.name} at ${width} px: ${error.message}`);
    return false;
  } finally {
    await context.close();
  }
}

await runScript(async () => {
  await installIfStale();
  await buildIfStale();
  const executablePath = await ensureChromium();
  const { chromium } = await import("@playwright/test");
  mkdirSync(FOLDER, { recursive: true });
  const server = await startDemoServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const known = await knownOf(server.url);
    for (const screen of SCREENS.filter(isWanted)) {
      for (const width of screen.widths ?? Object.keys(WIDTHS).map(Number)) {
        if (!(await takeShot(browser, server.url, screen, known, width))) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log("Pictures are in shots/.");
});

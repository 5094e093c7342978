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
const FOLDER = inRoot("shots");

/** `npm run shots -- home listing` takes only the screens whose name contains one of the words. */
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));

async function knownOf(url) {
  const answer = await fetch(`${url}/backend/outfit/trending?limit=1`);
  const { trendingOutfits } = await answer.json();
  return { outfitId: trendingOutfits[0]._id };
}

/** Pictures further down load as they are scrolled to; a full-page picture wants them all. */
async function showEverything(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.evaluate(() => document.fonts.ready);
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
    page.setDefaultTimeout(10_000);
    await page.goto(typeof screen.path === "function" ? screen.path(known) : screen.path);
    await page.waitForLoadState("networkidle");
    await screen.steps?.(page);
    await showEverything(page);
    await page.screenshot({ path: join(FOLDER, `${screen.name}-${width}.png`), fullPage: true });
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

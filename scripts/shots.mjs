// @ts-nocheck
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startDemoServer } from "./demo-server.mjs";
import { GALLERY_PATH, startGalleryServer } from "./gallery-server.mjs";
import { ACCOUNT } from "./screens/account.mjs";
import { BOARDS } from "./screens/boards.mjs";
import { BROWSING, LONGEST } from "./screens/browsing.mjs";
import { DASHBOARD } from "./screens/dashboard.mjs";
import { DASHBOARD_FORMS } from "./screens/dashboard-forms.mjs";
import { DASHBOARD_SECTIONS } from "./screens/dashboard-sections.mjs";
import { ADMIN, meetShop, signIn } from "./screens/people.mjs";
import { CART, VISITS } from "./screens/visits.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { launchBrowser } from "./steps/chromium.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { inRoot } from "./steps/root.mjs";

const SCREENS = [
  ...BROWSING,
  ...VISITS,
  ...ACCOUNT,
  ...CART,
  ...BOARDS,
  ...DASHBOARD,
  ...DASHBOARD_FORMS,
  ...DASHBOARD_SECTIONS,
  ...LONGEST,
  { name: "dev-ui", path: GALLERY_PATH, development: true },
];
const WIDTHS = [390, 768, 1440];
const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1440: 900 };
const STEP_LIMIT_MS = 20_000;
const DECODE_LIMIT_MS = 3000;
const FOLDER = inRoot("shots");

/**
 * `npm run shots -- home dashboard- 390`: only the screens of that name, or whose name contains the word, and
 * only that width.
 */
const isWidth = (word) => word in HEIGHTS;
const wantedWidths = process.argv.slice(2).filter(isWidth).map(Number);
const wanted = process.argv.slice(2).filter((word) => !isWidth(word));
const names = new Set(SCREENS.map(({ name }) => name));
const isWanted = ({ name }) =>
  wanted.length === 0 || wanted.some((word) => (names.has(word) ? name === word : name.includes(word)));
const widthsOf = ({ widths = WIDTHS }) =>
  wantedWidths.length === 0 ? widths : widths.filter((width) => wantedWidths.includes(width));

/** A full-page screenshot needs every lazy picture loaded and every transition ended. */
async function settle(page) {
  await page.waitForFunction(() => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    return images.every((image) => image.complete);
  });
  // Pictures are painted once they are decoded; a failed one never is.
  await page.evaluate(async (limit) => {
    const decoded = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, limit))]);
  }, DECODE_LIMIT_MS);
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
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: width < 1024,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    if (screen.as) await signIn(page, known.people[screen.as]);
    await screen.before?.(page, known);
    await page.goto(typeof screen.path === "function" ? await screen.path(known) : screen.path);
    await page.waitForLoadState(screen.waiting ? "load" : "networkidle");
    await screen.steps?.(page, known);
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
  mkdirSync(FOLDER, { recursive: true });
  const server = await startDemoServer({
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, RATE_LIMIT: "off" },
  });
  const browser = await launchBrowser();
  let gallery;
  try {
    const known = await meetShop(server.url);
    for (const screen of SCREENS.filter(isWanted)) {
      if (screen.development) gallery ??= await startGalleryServer();
      const { url } = screen.development ? gallery : server;
      for (const width of widthsOf(screen)) {
        if (!(await takeShot(browser, url, screen, known, width))) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await gallery?.stop();
    await server.stop();
  }
  console.log("Pictures are in shots/.");
});

import { mkdirSync } from "node:fs";
import { startDemoServer } from "./demo-server.mjs";
import { buildIfStale } from "./steps/build.mjs";
import { launchBrowser } from "./steps/chromium.mjs";
import { runScript } from "./steps/failure.mjs";
import { installIfStale } from "./steps/install.mjs";
import { inRoot } from "./steps/root.mjs";

/** The sizes that server/site/brand/manifest.ts states. */
const WINDOWS = { narrow: { width: 412, height: 824 }, wide: { width: 1280, height: 800 } };
const SCREENS = { home: "/", listing: "/outfit", trending: "/trending" };
const FOLDER = inRoot("public/screenshots");
const QUALITY = 60;

/** `npm run install-screenshots`: the pictures that a browser shows before it installs the shop as an app. */
await runScript(async () => {
  await installIfStale();
  await buildIfStale();
  const { default: sharp } = await import("sharp");
  mkdirSync(FOLDER, { recursive: true });
  const server = await startDemoServer();
  const browser = await launchBrowser();
  try {
    for (const [form, viewport] of Object.entries(WINDOWS)) {
      const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: "reduce" });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(SCREENS)) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForFunction(() =>
          [...document.images].every(
            (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
          ),
        );
        const file = `${FOLDER}/${name}-${form}.webp`;
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY })
          .toFile(file);
        console.log(file);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});

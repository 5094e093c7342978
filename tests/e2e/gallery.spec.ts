import { GALLERY_PATH, startGalleryServer } from "../../scripts/gallery-server.mjs";
import { expect, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { checkState } from "./screens/check-state.ts";
import { setWidth, WIDTHS } from "./screens/screen.ts";

/** The first request of a development server compiles the site. */
const COMPILE_LIMIT_MS = 120_000;

test("the gallery of the design system has no accessibility violation", async ({ page, allowConsole }) => {
  // Unbundled style sheets arrive later than the fonts that they use.
  allowConsole(/was preloaded using link preload but not used/);
  test.setTimeout(scaled(COMPILE_LIMIT_MS));
  const server = await startGalleryServer();
  try {
    await page.goto(server.url + GALLERY_PATH);
    await page.locator("html[data-hydrated]").waitFor({ timeout: scaled(COMPILE_LIMIT_MS) });
    await expect(page.getByRole("heading", { level: 1, name: "Design system" })).toBeVisible();
    for (const width of WIDTHS) {
      await setWidth(page, width);
      await checkState(page, `design system ${width}`);
    }

    for (const [button, role] of [
      ["Open centre dialog", "dialog"],
      ["Open side dialog", "dialog"],
      ["Confirm danger", "dialog"],
      ["Open alert", "alertdialog"],
      ["Open menu", "menu"],
    ] as const) {
      const opener = page.getByRole("button", { name: button });
      await opener.click();
      await expect(page.getByRole(role)).toBeVisible();
      await checkState(page, `design system ${button}`);
      await page.keyboard.press("Escape");
      await expect(page.getByRole(role)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  } finally {
    // Closed before the server stops, because the development client polls a stopped server.
    await page.close();
    await server.stop();
  }
});

test("production builds have no gallery", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const response = await page.goto(GALLERY_PATH);
  expect(response?.status()).toBe(404);
});

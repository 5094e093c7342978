import type { Page } from "@playwright/test";
import { expectContrastIn, expectNoAxeViolations, expectReadableText } from "../../setup/browser.ts";

/** `npm run shots`: pictures instead of axe. */
export const SHOTS = Boolean(process.env.SHOTS);

/** Some pictures are never decoded, such as those that are not rendered. */
const DECODE_TIMEOUT_MS = 2_000;

const overlayOf = (page: Page) =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).or(page.getByRole("menu"));

/** Colours as owners choose them, readable or not: loud, pale, dark and grey ones. */
const BRANDS = [
  ["#ffd400", "#00c2a8"],
  ["#ff3b81", "#7b2ff7"],
  ["#00ff00", "#ff00ff"],
  ["#ffffff", "#000000"],
  ["#7f7f7f", "#c0c0c0"],
  ["#f2ebe0", "#faf6f0"],
  ["#ff6a00", "#0057ff"],
  ["#00ffff", "#ffff00"],
  ["#1b1b3a", "#3a1b1b"],
  ["#f7c6d9", "#c6e5f7"],
] as const;

/** The screens take turns with the brands, so that each brand is seen on every kind of screen. */
function brandFor(name: string) {
  const turn = [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  const [accent, second] = BRANDS[turn % BRANDS.length] ?? BRANDS[0];
  return { accent, second };
}

/**
 * Takes a picture of the page as it is, or runs axe on it, in the site's own colours and in those of a shop. `isCovered`: on the overlay alone, where an earlier
 * state has checked the page beneath it; most of a visit's time is axe's.
 */
export async function checkState(page: Page, name: string, isCovered = false): Promise<void> {
  if (SHOTS) return takePicture(page, name);
  const overlay = overlayOf(page).last();
  const part = isCovered && (await overlay.count()) > 0 ? overlay : undefined;
  await expectNoAxeViolations(page, part);
  await expectContrastIn(brandFor(name), page, part);
  await expectReadableText(page);
}

/** Writes `shots/NAME.png`: the whole page, or the window if something covers it. */
async function takePicture(page: Page, name: string): Promise<void> {
  // A full-page screenshot would show pictures below the window that are not loaded yet.
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = "eager";
    return [...document.images].every(({ complete }) => complete);
  });
  await page.evaluate(async (timeout) => {
    const decoded = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, timeout))]);
  }, DECODE_TIMEOUT_MS);
  const covering = overlayOf(page).or(page.locator("[data-sonner-toast]"));
  const path = `shots/${name.replaceAll(/\W+/g, "-")}.png`;
  await page.screenshot({ path, fullPage: (await covering.count()) === 0, animations: "disabled" });
}

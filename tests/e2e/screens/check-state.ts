import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectReadableText } from "../../setup/browser.ts";

/** `npm run shots`: pictures instead of axe. */
export const SHOTS = Boolean(process.env.SHOTS);

/** Some pictures are never decoded, such as those that are not rendered. */
const DECODE_TIMEOUT_MS = 2_000;

const overlayOf = (page: Page) =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).or(page.getByRole("menu"));

/**
 * Takes a picture of the page as it is, or runs axe on it. `isCovered`: on the overlay alone, where an earlier
 * state has checked the page beneath it; most of a visit's time is axe's.
 */
export async function checkState(page: Page, name: string, isCovered = false): Promise<void> {
  if (SHOTS) return takePicture(page, name);
  const overlay = overlayOf(page).last();
  await expectNoAxeViolations(page, isCovered && (await overlay.count()) > 0 ? overlay : undefined);
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

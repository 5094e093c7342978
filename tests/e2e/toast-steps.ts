import type { Page } from "@playwright/test";
import { expect } from "../setup/browser.ts";

export const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** Expects a toast to disappear after this time, to the second. Requires a clock that was installed before the page was opened. */
export async function expectToastLasts(page: Page, text: string, milliseconds: number): Promise<void> {
  const toast = toasts(page).filter({ hasText: text });
  await expect(toast).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50);
  await page.clock.runFor(milliseconds - 1_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toHaveCount(0);
  await page.clock.resume();
}

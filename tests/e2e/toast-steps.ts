import type { Page } from "@playwright/test";
import { expect } from "../setup/browser.ts";

export const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/**
 * Expects a toast to stay for the given time, to the second. The page's clock must have been installed before
 * it was opened.
 */
export async function expectToastLasts(page: Page, text: string, milliseconds: number): Promise<void> {
  const toast = toasts(page).filter({ hasText: text });
  await expect(toast).toBeVisible();
  // The page's clock advances during the call, and a time that has passed meanwhile is rejected, so the
  // call is repeated.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)).toPass();
  await page.clock.runFor(milliseconds - 1_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toHaveCount(0);
  await page.clock.resume();
}

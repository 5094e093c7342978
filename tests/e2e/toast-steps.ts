import type { Page } from "@playwright/test";
import { expect } from "../setup/browser.ts";

export const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** How long a toast stays, to the second; for pages whose clock was installed before they were opened. */
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

import type { Locator, Page } from "@playwright/test";
import { expect } from "../setup/browser.ts";
import { pauseClock } from "./page-clock.ts";

export const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** The page's time that passes between two looks for a toast. */
const STEP_MS = 50;

/**
 * Acts while the page's time stands still, and lets it pass in steps until the toast is there, the only one.
 * It stays until the caller lets more time pass, however slow the machine is. The page's clock must have been
 * installed before the page was opened.
 */
export async function showHeldToast(page: Page, text: string, act: () => Promise<unknown>): Promise<Locator> {
  await pauseClock(page);
  await act();
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await toasts(page).allTextContents()).toEqual([text]);
  }).toPass();
  await expect(toasts(page)).toBeVisible();
  return toasts(page);
}

/** Expects the toast of an act to stay for the given time, to the second; see `showHeldToast`. */
export async function expectToastLasts(
  page: Page,
  text: string,
  milliseconds: number,
  act: () => Promise<unknown>,
): Promise<void> {
  const toast = await showHeldToast(page, text, act);
  await page.clock.runFor(milliseconds - 1_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toHaveCount(0);
  await page.clock.resume();
}

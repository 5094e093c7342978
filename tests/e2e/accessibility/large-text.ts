import type { Page } from "@playwright/test";
import { expect } from "../../setup/browser.ts";

const ORDINARY = { standard: 16, fixed: 13 };
/** What a person chooses in the browser's settings who needs text of 200 % (WCAG 1.4.4). */
const LARGE = { standard: 32, fixed: 26 };

/** Expects that nothing is cut off or out of reach with text of 200 %: the page is no wider than the window, nor is its header. */
export async function expectFitsLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: LARGE });
  await expect.poll(() => rootFontSize(page)).toBe(LARGE.standard);
  await expect.poll(() => outside(page)).toEqual([]);
  await browser.send("Page.setFontSizes", { fontSizes: ORDINARY });
  await expect.poll(() => rootFontSize(page)).toBe(ORDINARY.standard);
  await browser.detach();
}

const rootFontSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** What the page has beyond the window's sides, and the controls of the header that are there. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const controls = document.querySelectorAll("header:has(nav) :is(a, button)");
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...[...controls]
        .filter((control) => control.checkVisibility() && control.closest("dialog") === null)
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map((control) => `${control.getAttribute("aria-label") ?? control.textContent} in the header`),
    ];
  });
}

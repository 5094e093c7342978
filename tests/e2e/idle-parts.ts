import type { Page } from "@playwright/test";

/** Opens a page and waits until the parts that load when the browser is idle have run: the last to do so. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/\/assets\/idle-parts-/);
  await page.goto(path);
  // The code has arrived, but may not have run yet; importing it once more ends after its first run.
  await page.evaluate((url) => import(url), (await code).url());
}

import type { Page, Route } from "@playwright/test";

/**
 * Delays calls to a URL until the returned function is called, so that a test can inspect the pending state.
 */
export async function holdCalls(
  page: Page,
  address: string | RegExp,
  after = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const allowed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await allowed;
    await after(route);
  });
  return release;
}

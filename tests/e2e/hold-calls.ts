import type { Page, Route } from "@playwright/test";

/** Keeps calls to an address waiting until they are let go, so that what a screen shows meanwhile can be looked at. */
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

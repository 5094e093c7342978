import type { Page } from "@playwright/test";

/** Keeps calls to an address waiting until they are let go, so that what a screen shows meanwhile can be looked at. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const allowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await allowed;
    await route.continue();
  });
  return letGo;
}

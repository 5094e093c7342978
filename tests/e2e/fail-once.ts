import type { Page, Route } from "@playwright/test";

/**
 * Fails the first request to a URL. Not by the option `times` of a route: when such a route ends, Chromium can
 * leave the next request without a reply (https://github.com/microsoft/playwright/issues/41802).
 */
export async function failOnce(
  page: Page,
  address: string | RegExp,
  fail = (route: Route): Promise<void> => route.abort(),
): Promise<void> {
  let hasFailed = false;
  await page.route(address, (route) => {
    if (hasFailed) return route.fallback();
    hasFailed = true;
    return fail(route);
  });
}

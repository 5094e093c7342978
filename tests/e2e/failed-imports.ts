import type { Page } from "@playwright/test";
import { failOnce } from "./fail-once.ts";

const ADDRESS = "https://elsewhere.example/code.js";

/**
 * Whether this browser keeps a failed `import()` until the page is left, as browsers from before August 2026
 * do. Opens a blank page.
 */
export async function keepsFailedImports(page: Page): Promise<boolean> {
  const canImport = () =>
    page.evaluate(
      (address) =>
        import(address).then(
          () => true,
          () => false,
        ),
      ADDRESS,
    );
  await page.goto("about:blank");
  await failOnce(page, ADDRESS);
  if (await canImport()) throw new Error("The import was to fail.");
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: "",
    }),
  );
  return !(await canImport());
}

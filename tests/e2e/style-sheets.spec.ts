import { readdir } from "node:fs/promises";
import { DEFAULT_APPEARANCE, TYPEFACES } from "#contract/shop/brand.ts";
import { ADMIN } from "../setup/admin.ts";
import { expect, test } from "../setup/browser.ts";
import { restoreSession } from "./people.ts";

const BUILT_ASSETS = "build/site/client/assets";

/** A screen that uses each built style sheet, by the sheet's name without its hash. */
const SCREENS: Record<string, string> = {
  theme: "/",
  "analytics-panel": "/dashboard/analytics",
};

/** Linked where a shop has chosen them, which brand.spec.ts shows. */
const OF_TYPEFACES = TYPEFACES.filter((typefaces) => typefaces !== DEFAULT_APPEARANCE.typefaces);

// A part that is loaded later brings its own style sheet, which the code that loads it has to link.
test("every built style sheet is linked on the screen that needs it", async ({ page }) => {
  const sheets = (await readdir(BUILT_ASSETS)).filter((name) => name.endsWith(".css"));
  const files = sheets.filter((name) => !OF_TYPEFACES.some((typefaces) => name.startsWith(`${typefaces}-`)));
  const names = files.map((file) => file.replace(/-[\w-]{8}\.css$/, ""));
  expect(names.sort(), "a new style sheet needs a line in SCREENS").toEqual(Object.keys(SCREENS).sort());
  await restoreSession(page, ADMIN);
  for (const file of files) {
    await page.goto(SCREENS[file.replace(/-[\w-]{8}\.css$/, "")] ?? "/");
    const link = page.locator(`link[rel="stylesheet"][href$="/${file}"]`);
    await expect(link).toBeAttached();
    await expect
      .poll(() => link.evaluate(({ sheet }: HTMLLinkElement) => sheet?.cssRules.length))
      .toBeGreaterThan(0);
  }
});

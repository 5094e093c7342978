import type { OutfitList } from "#contract/outfit/outfit.ts";
import { ADMIN } from "../setup/admin.ts";
import { expect, JOURNEY, test as visit } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { editorOf, fillOutfit, makeOutfit, openEmptyShop, photograph } from "./dashboard-steps.ts";
import { restoreSession } from "./people.ts";
import { toasts } from "./toast-steps.ts";

const OUTFITS = 12;
const outfitNumber = (number: number) => `Look number ${number}`;

const test = visit.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  serverUrl: async ({}, use) => {
    const shop = await openEmptyShop();
    await use(shop.url);
    await shop.close();
  },
});

// covers: product-22, dashboard-03, dashboard-04, states-33, states-36, roles-21, calls-21, errors-20
test(
  "an administrator fills an empty catalogue with outfits from photographs",
  JOURNEY,
  async ({ page, request }) => {
    test.setTimeout(scaled(90_000));
    await restoreSession(page, ADMIN);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Your catalogue is empty" })).toBeVisible();
    await expect(page.getByText("Avg Rating").locator("xpath=..")).toHaveText("Avg Rating0.0");

    const editor = editorOf(page);
    const create = async (number: number) => {
      await page.getByRole("button", { name: "Create Outfit" }).click();
      await expect(editor.getByLabel("Description")).toHaveValue("");
      await fillOutfit(editor, outfitNumber(number), await photograph(number));
      await editor.getByRole("button", { name: "Create Outfit" }).click();
      await expect(toasts(page).filter({ hasText: "Outfit created successfully!" }).first()).toBeVisible();
      await expect(editor).toBeHidden();
    };
    await create(1);
    // By the call that the form makes, because filling it in takes a second each time.
    for (let number = 2; number < OUTFITS; number++) {
      await makeOutfit(request, outfitNumber(number), { image: await photograph(number) });
    }
    await create(OUTFITS);
    await expect(page.getByText(`Showing 1 to 10 of ${OUTFITS} outfits`)).toBeVisible();
    await expect(page.getByText("Total Outfits").locator("xpath=..")).toHaveText(`Total Outfits${OUTFITS}`);

    const response = await request.get("/backend/outfit/getoutfits?limit=50");
    const { outfits } = (await response.json()) as OutfitList;
    expect(outfits.map(({ description }) => description)).toEqual(
      Array.from({ length: OUTFITS }, (_, index) => outfitNumber(OUTFITS - index)),
    );
    await page.goto("/outfit");
    await expect(page.getByRole("article")).toHaveCount(9);
    const newest = page.getByRole("article").first().locator("img");
    await expect
      .poll(() => newest.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
);

import type { Page } from "@playwright/test";
import { BOTH_WIDTHS, expect, test } from "../setup/browser.ts";
import { mostViewedId, readOutfit } from "./outfit-calls.ts";

const spot = (page: Page, number: number) => page.getByRole("button", { name: `Item ${number}:` });
const item = (page: Page, number: number) =>
  page
    .getByRole("region", { name: "Outfit Items" })
    .getByRole("listitem")
    .nth(number - 1);
const toggle = (page: Page, label: "Hide items" | "Show items") => page.getByRole("button", { name: label });

let id: string;

test.beforeEach(async ({ page, request }) => {
  id = await mostViewedId(request);
  await page.goto(`/outfit/${id}`);
});

test("a number on the picture marks the item in the list, and the item's number the one on the picture", async ({
  page,
  request,
}) => {
  const { items } = await readOutfit(request, id);
  await expect(spot(page, 2)).toHaveAccessibleName(`Item 2: ${items[1]?.itemName}`);
  await spot(page, 2).click();
  await expect(item(page, 2)).toBeFocused();
  await expect(item(page, 2)).toBeInViewport({ ratio: 1 });

  await item(page, 3).getByRole("button", { name: "Show item 3 on the picture" }).press("Enter");
  await expect(spot(page, 3)).toBeFocused();
  await expect(spot(page, 3)).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).hash).toBe("");
});

test(
  "numbers are where their items are, and large enough to be pressed",
  BOTH_WIDTHS,
  async ({ page, request }) => {
    const { items } = await readOutfit(request, id);
    const picture = await page.getByRole("button", { name: /^View full size/ }).boundingBox();
    for (const [index, { spot: place }] of items.entries()) {
      const box = await spot(page, index + 1).boundingBox();
      if (!picture || !box || !place) throw new Error(`Item ${index + 1} is not on the picture`);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      expect((box.x + box.width / 2 - picture.x) / picture.width).toBeCloseTo(place.x, 1);
      expect((box.y + box.height / 2 - picture.y) / picture.height).toBeCloseTo(place.y, 1);
    }
  },
);

test("numbers can be switched off, which this browser remembers", async ({ page }) => {
  await toggle(page, "Hide items").click();
  await expect(spot(page, 1)).toBeHidden();
  await page.reload();
  await expect(toggle(page, "Show items")).toBeVisible();
  await expect(spot(page, 1)).toBeHidden();

  await item(page, 1).getByRole("button", { name: "Show item 1 on the picture" }).click();
  await expect(spot(page, 1)).toBeFocused();
  await expect(toggle(page, "Hide items")).toBeVisible();
});

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

for (const width of [320, 390, 1440]) {
  test(`an item's card is inside of the picture, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    const { items } = await readOutfit(request, id);
    const picture = page.getByRole("button", { name: /^View full size/ });
    for (const [index, { itemName }] of items.entries()) {
      await spot(page, index + 1).press("Enter");
      const card = page.getByRole("dialog", { name: itemName });
      await expect(card).toBeFocused();
      // In one step, because the page can still be scrolled to the focus.
      const parts = [picture, card, spot(page, index + 1)].map((part) => part.elementHandle());
      const [frame, box, button, scroll] = await page.evaluate(
        ([picture, card, spot]) =>
          [
            picture?.getBoundingClientRect().toJSON() as DOMRect,
            card?.getBoundingClientRect().toJSON() as DOMRect,
            spot?.getBoundingClientRect().toJSON() as DOMRect,
            (card?.scrollHeight ?? 0) - (card?.clientHeight ?? 0),
          ] as const,
        await Promise.all(parts),
      );
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y).toBeGreaterThanOrEqual(frame.y);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
      expect(scroll).toBeLessThanOrEqual(0);
      const isBeside = box.y >= button.y + button.height || box.y + box.height <= button.y;
      expect(isBeside).toBe(true);
      await page.keyboard.press("Escape");
      await expect(spot(page, index + 1)).toBeFocused();
    }
  });
}

test("the list's pictures are cut from the one that is already there", async ({ page }) => {
  const large = page.getByRole("button", { name: /^View full size/ }).getByRole("img");
  const small = item(page, 1).locator("img");
  await small.scrollIntoViewIfNeeded();
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const fileOf = (image: HTMLImageElement) => image.currentSrc;
  expect(await small.evaluate(fileOf)).toBe(await large.evaluate(fileOf));
});

test("an item's picture in the list leads to its number on the large one", async ({ page }) => {
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

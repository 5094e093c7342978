import type { Locator, Page } from "@playwright/test";
import { formatRupees } from "#contract/values/money.ts";
import { expect, test } from "../setup/browser.ts";
import { openUntilIdle } from "./idle-parts.ts";
import { readTrending } from "./outfit-calls.ts";

const GOLD = "rgb(200, 153, 58)";
const SILVER = "rgb(201, 203, 208)";
const BRONZE = "rgb(147, 86, 43)";
const VIOLET = "rgb(89, 58, 143)";

function cards(page: Page): Locator {
  return page.locator("main").getByRole("article");
}

/** Opens the screen and waits for the refresh that follows hydration. */
async function openTrending(page: Page): Promise<void> {
  const refreshed = page.waitForResponse("**/backend/outfit/trending?limit=10");
  await page.goto("/trending");
  await refreshed;
}

// covers: trending-03
test("the first three ranks are gold, silver and bronze, the others violet", async ({ page }) => {
  await page.goto("/trending");
  const colours = [GOLD, SILVER, BRONZE, ...Array.from({ length: 7 }, () => VIOLET)];
  for (const [index, colour] of colours.entries()) {
    await expect(
      cards(page)
        .nth(index)
        .getByText(`#${index + 1}`)
        // The text has an element of its own, which page translation may replace.
        .locator(".."),
    ).toHaveCSS("background-color", colour);
  }
});

// covers: trending-10
test("a click anywhere on a card opens the outfit in the same tab", async ({ page, request, context }) => {
  const { trendingOutfits } = await readTrending(request);
  await openTrending(page);
  const card = cards(page).nth(1);
  const price = card.getByText(formatRupees(trendingOutfits[1]?.totalPrice ?? 0));
  await price.scrollIntoViewIfNeeded();
  const box = await price.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await expect(page).toHaveURL(new RegExp(`/outfit/${trendingOutfits[1]?._id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${trendingOutfits[1]?.category} Outfit`);
  expect(context.pages()).toHaveLength(1);
});

// covers: trending-05
test("a click on a picture shows it full size, and closing restores the focus", async ({ page }) => {
  await openTrending(page);
  const opener = cards(page)
    .nth(2)
    .getByRole("button", { name: /View full size/ });
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/trending$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

// covers: calls-01, rendering-01, rendering-06
test("the document contains the outfits, and the browser refreshes them once", async ({ page, request }) => {
  const html = await (await request.get("/trending")).text();
  expect(html.match(/<article/g)).toHaveLength(10);
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/backend/")) asked.push(new URL(sent.url()).pathname);
  });
  const refreshed = page.waitForResponse("**/backend/outfit/trending?**");
  await openUntilIdle(page, "/trending");
  await refreshed;
  expect(asked).toEqual(["/backend/outfit/trending"]);
});

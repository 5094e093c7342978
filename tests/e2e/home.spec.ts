import type { Locator, Page } from "@playwright/test";
import type { Trending, TrendingOutfit } from "#contract/outfit/outfit.ts";
import { formatRupees } from "#contract/values/money.ts";
import { BOTH_WIDTHS, expect, test } from "../setup/browser.ts";
import { openUntilIdle } from "./idle-parts.ts";
import { readTrending } from "./outfit-calls.ts";

const TRENDING_CALL = "**/backend/outfit/trending?limit=3";
/** Also what the opening of the page is chosen from. */
const HOME_CALLS = /\/backend\/outfit\/trending\?limit=[36]$/;

const section = (page: Page, name: string): Locator =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });
const hero = (page: Page) => section(page, "The end of the “Link Please?” era.");
const trending = (page: Page) => section(page, "Trending Outfits");
const cards = (page: Page) => trending(page).getByRole("article");
const skeletons = (page: Page) =>
  trending(page).getByRole("status").filter({ hasText: "Loading trending outfits" });

/** Opens the home page and waits for the refresh that follows hydration. */
async function openHome(page: Page): Promise<void> {
  const refreshed = page.waitForResponse(TRENDING_CALL);
  await page.goto("/");
  await refreshed;
}

/**
 * Opens the home page from another screen, so that the browser requests its outfits instead of
 * loading a document.
 */
async function goHome(page: Page): Promise<void> {
  const refreshed = page.waitForResponse("**/backend/outfit/trending?limit=10");
  await page.goto("/trending");
  await refreshed;
  await page.getByRole("banner").getByRole("link", { name: "Ensemble, home" }).click();
}

async function changeTrending(
  page: Page,
  change: (outfit: TrendingOutfit, index: number) => Partial<TrendingOutfit>,
): Promise<void> {
  await page.route(HOME_CALLS, async (route) => {
    const response = await route.fetch();
    const trending = (await response.json()) as Trending;
    const trendingOutfits = trending.trendingOutfits.map((outfit, index) => ({
      ...outfit,
      ...change(outfit, index),
    }));
    await route.fulfill({ response, json: { ...trending, trendingOutfits } });
  });
}

test.describe("the hero", () => {
  // covers: product-03, home-02, home-03, home-04, entries-01
  test("has the headline and links to the chat bot and the listing", async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The end of the “Link Please?” era.");
    const explore = hero(page).getByRole("link", { name: "Explore Outfits Collection" });
    await expect(hero(page).getByRole("link", { name: "Try Chat Bot" })).toBeVisible();
    await explore.click();
    await expect(page).toHaveURL(/\/outfit$/);
  });
});

// covers: routes-01, rendering-02
test("the document is complete without scripts", async ({ browser, serverUrl }) => {
  const context = await browser.newContext({ baseURL: serverUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Ensemble$/);
  await expect(cards(page)).toHaveCount(3);
  await expect(skeletons(page)).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${serverUrl}/`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/media\/.+\.jpg$/);
  await context.close();
});

// covers: states-16, calls-12
test("a visitor's browser refreshes the trending outfits once and makes no other API call", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith("/backend/")) asked.push(pathname + search);
  });
  const refreshed = page.waitForResponse("**/backend/outfit/trending?**");
  await openUntilIdle(page, "/");
  await refreshed;
  expect(asked).toEqual(["/backend/outfit/trending?limit=3"]);
});

test.describe("the trending outfits", () => {
  // covers: home-07
  test("are in three columns on a desktop and in one on a phone", BOTH_WIDTHS, async ({ page, isMobile }) => {
    await page.goto("/");
    const boxes = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const box = await cards(page).nth(index).boundingBox();
        return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
      }),
    );
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(isMobile ? 1 : 3);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(isMobile ? 3 : 1);
  });

  // covers: home-15
  test("open in the same tab by a click anywhere on the card", async ({ page, request, context }) => {
    const { trendingOutfits } = await readTrending(request);
    await openHome(page);
    const price = cards(page)
      .nth(1)
      .getByText(formatRupees(trendingOutfits[1]?.totalPrice ?? 0), { exact: true });
    await price.scrollIntoViewIfNeeded();
    const box = await price.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await expect(page).toHaveURL(new RegExp(`/outfit/${trendingOutfits[1]?._id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${trendingOutfits[1]?.category} Outfit`,
    );
    expect(context.pages()).toHaveLength(1);
  });

  // covers: home-14
  test("open by 'Get Complete Look'", async ({ page, request }) => {
    const { trendingOutfits } = await readTrending(request);
    await openHome(page);
    await cards(page)
      .nth(2)
      .getByRole("link", { name: /^Get Complete Look/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/outfit/${trendingOutfits[2]?._id}$`));
  });

  // covers: home-10
  test("link to the trending screen by 'Shop More Trending Outfits'", async ({ page }) => {
    await openHome(page);
    await page.getByRole("link", { name: "Shop More Trending Outfits" }).click();
    await expect(page).toHaveURL(/\/trending$/);
    await expect(page.getByRole("heading", { level: 1, name: "Trending Outfits" })).toBeVisible();
  });

  // covers: home-13
  test("show a different gradient each when pictures are missing", async ({ page }) => {
    await changeTrending(page, () => ({ image: "" }));
    // A response that is still being changed when the test ends would fail it.
    const opening = page.waitForResponse(/trending\?limit=6$/);
    await goHome(page);
    await opening;
    await expect(cards(page)).toHaveCount(3);
    await expect(hero(page).locator("picture")).toHaveCount(0);
    await expect(trending(page).locator("picture")).toHaveCount(0);
    const gradients = await cards(page)
      .getByRole("img")
      .evaluateAll((all) => all.map((placeholder) => getComputedStyle(placeholder).backgroundImage));
    expect(gradients.every((gradient) => gradient.startsWith("linear-gradient("))).toBe(true);
    expect(new Set(gradients).size).toBe(3);
    await expect(cards(page).first().getByRole("img")).toHaveAccessibleName(/^Complete .+ outfit for /);
  });
});

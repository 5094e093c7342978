import type { Locator, Page } from "@playwright/test";
import { formatRupees } from "#contract/money.ts";
import type { Trending, TrendingOutfit } from "#contract/outfit.ts";
import { expect, PHONE_ONLY, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { holdCalls } from "./hold-calls.ts";
import { readTrending } from "./outfit-calls.ts";

const TRENDING_CALL = "**/backend/outfit/trending?limit=3";
const BADGES = ["🔥 Hot", "⚡ New", "🌟 Top"];
const NOTHING: Trending = { trendingOutfits: [], totalActiveOutfits: 0, totalClicks: 0 };
const LOGGED = "Fetching the trending outfits failed";

const section = (page: Page, name: string): Locator =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });
const hero = (page: Page) => section(page, "The end of the “Link Please?” era.");
const trending = (page: Page) => section(page, "Trending Outfits");
const cards = (page: Page) => trending(page).getByRole("article");
const skeletons = (page: Page) =>
  trending(page).getByRole("status").filter({ hasText: "Loading trending outfits" });

/** Opens the home page and waits until it reacts: the browser refreshes what the document showed. */
async function openHome(page: Page): Promise<void> {
  const refreshed = page.waitForResponse(TRENDING_CALL);
  await page.goto("/");
  await refreshed;
}

/** Reaches the home page from another screen, so that the browser asks for its outfits and not for the document. */
async function goHome(page: Page): Promise<void> {
  const refreshed = page.waitForResponse("**/backend/outfit/trending?limit=10");
  await page.goto("/trending");
  await refreshed;
  await page.getByRole("banner").getByRole("link", { name: "Ensemble, home" }).click();
}

async function answerWith(
  page: Page,
  change: (outfit: TrendingOutfit, index: number) => Partial<TrendingOutfit>,
): Promise<void> {
  await page.route(TRENDING_CALL, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Trending;
    const trendingOutfits = answer.trendingOutfits.map((outfit, index) => ({
      ...outfit,
      ...change(outfit, index),
    }));
    await route.fulfill({ response, json: { ...answer, trendingOutfits } });
  });
}

async function expectEmpty(page: Page): Promise<void> {
  const empty = trending(page);
  await expect(empty.getByRole("heading", { name: "No trending outfits yet" })).toBeVisible({
    timeout: scaled(15_000),
  });
  await expect(empty.getByText("Check back later for the most popular outfits!")).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  await expect(empty.getByRole("link", { name: "Shop More Trending Outfits" })).toBeVisible();
}

test.describe("the opening", () => {
  // covers: product-03, home-02, home-03, home-04, entries-01
  test("ends the era of “Link Please?” and says what to do instead", async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The end of the “Link Please?” era.");
    const explore = hero(page).getByRole("link", { name: "Explore Outfits Collection" });
    await expect(hero(page).getByRole("link", { name: "Try Chat Bot" })).toBeVisible();
    await explore.click();
    await expect(page).toHaveURL(/\/outfit$/);
  });

  // covers: home-06, constants-43
  test("claims 100+ curated outfits, 24hr service and infinite styles", async ({ page }) => {
    await page.goto("/");
    const stats = hero(page).locator("dl > div");
    await expect(stats).toHaveCount(3);
    for (const [index, [value, label]] of [
      ["100+", /curated/i],
      ["24hr", /service/i],
      ["∞", /infinite styles/i],
    ].entries()) {
      await expect(stats.nth(index).getByRole("definition")).toHaveText(value ?? "");
      await expect(stats.nth(index).getByRole("term")).toHaveText(label ?? "");
    }
  });

  test("shows the most viewed outfits, each leading to itself", async ({ page, request }) => {
    const { trendingOutfits } = await readTrending(request);
    await page.goto("/");
    const pictures = hero(page)
      .getByRole("link")
      .filter({ has: page.getByRole("img") });
    await expect(pictures).toHaveCount(3);
    for (const [index, outfit] of trendingOutfits.slice(0, 3).entries()) {
      await expect(pictures.nth(index)).toHaveAttribute("href", `/outfit/${outfit._id}`);
    }
  });
});

// covers: routes-01, rendering-02
test("is whole in the document, before any script", PHONE_ONLY, async ({ browser, serverUrl }) => {
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
test(
  "asks the API once more for what is new, and for nothing that belongs to somebody",
  PHONE_ONLY,
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (sent) => {
      const { pathname, search } = new URL(sent.url());
      if (pathname.startsWith("/backend/")) asked.push(pathname + search);
    });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual(["/backend/outfit/trending?limit=3"]);
  },
);

test.describe("the trending outfits", () => {
  // covers: home-11, home-12, fields-31, constants-10
  test("are three cards with everything they have to tell", async ({ page, request }) => {
    const { trendingOutfits } = await readTrending(request);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 2, name: "Trending Outfits" })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    for (const [index, outfit] of trendingOutfits.slice(0, 3).entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole("img")).toBeVisible();
      await expect(card.getByText(BADGES[index] ?? "", { exact: true })).toBeVisible();
      await expect(card.getByText(outfit.section, { exact: true })).toBeVisible();
      await expect(card.getByRole("heading")).toHaveText(outfit.category);
      await expect(card.getByText(formatRupees(outfit.totalPrice), { exact: true })).toBeVisible();
      // The original price and the clicks that a card knows of are not displayed.
      expect((await card.innerText()).match(/₹/g)).toHaveLength(1);
      await expect(card.locator("p", { hasText: /likes$/ })).toHaveText(
        `${outfit.numberOfLikes.toLocaleString("en-IN")}likes`,
      );
      await expect(card.getByText(/^(Sponsored|Promoted)$/)).toHaveCount(outfit.type === "Normal" ? 0 : 1);
      await expect(card.getByRole("link", { name: /^Get Complete Look/ })).toHaveAttribute(
        "href",
        `/outfit/${outfit._id}`,
      );
    }
  });

  // covers: home-07
  test("stand in three columns where there is room, one below the other where there is not", async ({
    page,
    isMobile,
  }) => {
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
  test(
    "open by a click anywhere on their card, in the same tab",
    PHONE_ONLY,
    async ({ page, request, context }) => {
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
    },
  );

  // covers: home-14
  test("open by 'Get Complete Look'", PHONE_ONLY, async ({ page, request }) => {
    const { trendingOutfits } = await readTrending(request);
    await openHome(page);
    await cards(page)
      .nth(2)
      .getByRole("link", { name: /^Get Complete Look/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/outfit/${trendingOutfits[2]?._id}$`));
  });

  // covers: home-10
  test("have more of their kind behind 'Shop More Trending Outfits'", PHONE_ONLY, async ({ page }) => {
    await openHome(page);
    await page.getByRole("link", { name: "Shop More Trending Outfits" }).click();
    await expect(page).toHaveURL(/\/trending$/);
    await expect(page.getByRole("heading", { level: 1, name: "Trending Outfits" })).toBeVisible();
  });

  // covers: labels-02
  test("say that somebody paid for their place, on the card and in the opening", async ({ page }) => {
    await answerWith(page, (_, index) => ({
      type: index === 0 ? "Sponsored" : index === 1 ? "Promoted" : "Normal",
    }));
    await goHome(page);
    await expect(cards(page).nth(0).getByText("Sponsored", { exact: true })).toBeVisible();
    await expect(cards(page).nth(1).getByText("Promoted", { exact: true })).toBeVisible();
    await expect(
      cards(page)
        .nth(2)
        .getByText(/^(Normal|Sponsored|Promoted)$/),
    ).toHaveCount(0);
    await expect(hero(page).getByText("Sponsored", { exact: true })).toBeVisible();
    await expect(hero(page).getByText("Promoted", { exact: true })).toBeVisible();
  });

  // covers: home-13
  test("have a gradient of their own where a picture is missing", async ({ page }) => {
    await answerWith(page, () => ({ image: "" }));
    await goHome(page);
    await expect(cards(page)).toHaveCount(3);
    await expect(hero(page).locator("picture")).toHaveCount(0);
    await expect(trending(page).locator("picture")).toHaveCount(0);
    const gradients = await cards(page)
      .getByRole("img")
      .evaluateAll((all) => all.map((stand) => getComputedStyle(stand).backgroundImage));
    expect(gradients.every((gradient) => gradient.startsWith("linear-gradient("))).toBe(true);
    expect(new Set(gradients).size).toBe(3);
    await expect(cards(page).first().getByRole("img")).toHaveAccessibleName(/^Complete .+ outfit for /);
  });
});

test.describe("coming from another screen", () => {
  // covers: home-08, states-18, constants-11
  test("six skeleton cards stand in until the outfits are there", async ({ page }) => {
    const answer = await holdCalls(page, TRENDING_CALL);
    await goHome(page);
    await expect(skeletons(page)).toBeVisible();
    await expect(skeletons(page).locator("> div")).toHaveCount(6);
    await expect(cards(page)).toHaveCount(0);
    answer();
    await expect(cards(page)).toHaveCount(3);
    await expect(skeletons(page)).toHaveCount(0);
  });

  // covers: home-09
  test("nothing trending", PHONE_ONLY, async ({ page }) => {
    await page.route(TRENDING_CALL, (route) => route.fulfill({ json: NOTHING }));
    await goHome(page);
    await expectEmpty(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  // covers: states-19, errors-31
  test(
    "a failing server: logged, and nothing is shown as trending",
    PHONE_ONLY,
    async ({ page, allowConsole }) => {
      allowConsole(new RegExp(`503|${LOGGED}`));
      const logged = page.waitForEvent("console", {
        predicate: (message) => message.text().startsWith(LOGGED),
        timeout: scaled(15_000),
      });
      await page.route(TRENDING_CALL, (route) => route.fulfill({ status: 503, json: {} }));
      await goHome(page);
      await expectEmpty(page);
      await logged;
    },
  );

  // covers: states-19, errors-31
  test("no network: logged, and nothing is shown as trending", PHONE_ONLY, async ({ page, allowConsole }) => {
    allowConsole(new RegExp(`Failed to load resource|request failed: GET .*limit=3|${LOGGED}`));
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith(LOGGED),
      timeout: scaled(15_000),
    });
    await page.route(TRENDING_CALL, (route) => route.abort("connectionfailed"));
    await goHome(page);
    await expectEmpty(page);
    await logged;
  });
});

import type { Locator, Page } from "@playwright/test";
import { formatRupees } from "#contract/money.ts";
import type { Trending } from "#contract/outfit.ts";
import { expect, PHONE_ONLY, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { holdCalls } from "./hold-calls.ts";
import { readTrending } from "./outfit-calls.ts";

const TRENDING_CALL = "**/backend/outfit/trending?limit=10";
const NOTHING: Trending = { trendingOutfits: [], totalActiveOutfits: 0, totalClicks: 0 };

const GOLD = "rgb(200, 153, 58)";
const SILVER = "rgb(201, 203, 208)";
const BRONZE = "rgb(147, 86, 43)";
const VIOLET = "rgb(89, 58, 143)";

function cards(page: Page): Locator {
  return page.locator("main").getByRole("article");
}

/** From the home page, so that the browser asks for the chart and not for the document. */
async function goFromHome(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Shop More Trending Outfits" }).click();
}

/** Every answer from here on, the one to a document's refresh included. */
async function answerWith(page: Page, trending: Trending): Promise<void> {
  await page.route(TRENDING_CALL, (route) => route.fulfill({ json: trending }));
}

// covers: routes-10, trending-01, trending-02
test("the title, what it is about and the totals", PHONE_ONLY, async ({ page, request }) => {
  const { totalClicks, totalActiveOutfits } = await readTrending(request);
  await page.goto("/trending");
  await expect(page).toHaveTitle(/^Trending Outfits/);
  await expect(page.getByRole("heading", { level: 1, name: "Trending Outfits" })).toBeVisible();
  await expect(page.getByText(/top 10 outfits by views/)).toBeVisible();
  const total = (label: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.locator(`dt:text-is("${label}")`) })
      .locator("dd");
  await expect(total("Active Outfits")).toHaveText(totalActiveOutfits.toLocaleString("en-IN"));
  const views = Number((await total("Total Views").textContent())?.replaceAll(",", ""));
  expect(views).toBeGreaterThanOrEqual(totalClicks);
});

// covers: product-11, trending-04, trending-06, trending-07, trending-08, trending-09, fields-27
// covers: constants-06, constants-12
test("ten cards in their order, each with everything it has to tell", async ({ page, request }) => {
  const { trendingOutfits } = await readTrending(request);
  await page.goto("/trending");
  await expect(cards(page)).toHaveCount(10);
  for (const [index, outfit] of trendingOutfits.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByText(`#${index + 1}`)).toBeVisible();
    await expect(card.getByText("TRENDING", { exact: true })).toBeVisible();
    await expect(card.getByRole("heading")).toHaveText(outfit.category);
    await expect(card.getByText(outfit.section, { exact: true })).toBeVisible();
    await expect(card.getByText(formatRupees(outfit.totalPrice))).toBeVisible();
    await expect(card.getByText(`Rated ${outfit.rateLook.toFixed(1)} out of 5`)).toBeAttached();
    await expect(card.getByText(outfit.rateLook.toFixed(1), { exact: true })).toBeVisible();
    const stars = card.locator("span:has(> .sr-only) svg");
    await expect(stars).toHaveCount(5);
    await expect(card.locator("svg.fill-gold")).toHaveCount(Math.floor(outfit.rateLook));
    for (const [label, count] of [
      ["Likes", outfit.numberOfLikes],
      ["Comments", outfit.numberOfComments],
    ] as const) {
      const figure = card.locator("li, dl > div").filter({ hasText: new RegExp(label, "i") });
      await expect(figure).toContainText(count.toLocaleString("en-IN"));
    }
    await expect(card.locator("li, dl > div").filter({ hasText: /views/i })).toContainText(/\d/);
    await expect(card.getByText(/^(Sponsored|Promoted)$/)).toHaveCount(outfit.type === "Normal" ? 0 : 1);
  }
});

// covers: trending-03
test("gold, silver and bronze lead, the others are violet", async ({ page }) => {
  await page.goto("/trending");
  const colours = [GOLD, SILVER, BRONZE, ...Array.from({ length: 7 }, () => VIOLET)];
  for (const [index, colour] of colours.entries()) {
    await expect(
      cards(page)
        .nth(index)
        .getByText(`#${index + 1}`),
    ).toHaveCSS("background-color", colour);
  }
});

// covers: labels-01
test("a paid place says so", async ({ page, request }) => {
  const trending = await readTrending(request);
  await answerWith(page, {
    ...trending,
    trendingOutfits: trending.trendingOutfits.map((outfit, index) => ({
      ...outfit,
      type: index === 0 ? "Sponsored" : index === 1 ? "Promoted" : "Normal",
    })),
  });
  await goFromHome(page);
  await expect(cards(page).nth(0).getByText("Sponsored", { exact: true })).toBeVisible();
  await expect(cards(page).nth(1).getByText("Promoted", { exact: true })).toBeVisible();
  await expect(
    cards(page)
      .nth(2)
      .getByText(/^(Normal|Sponsored|Promoted)$/),
  ).toHaveCount(0);
});

// covers: trending-10
test(
  "a click anywhere on a card goes to the outfit, in the same tab",
  PHONE_ONLY,
  async ({ page, request, context }) => {
    const { trendingOutfits } = await readTrending(request);
    await page.goto("/trending");
    await page.waitForLoadState("networkidle");
    const card = cards(page).nth(1);
    const price = card.getByText(formatRupees(trendingOutfits[1]?.totalPrice ?? 0));
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

// covers: trending-05
test("a click on a picture shows it full size, and closing gives back the focus", async ({ page }) => {
  await page.goto("/trending");
  await page.waitForLoadState("networkidle");
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

// covers: calls-13, rendering-07
test("skeletons while it loads, then the chart", async ({ page }) => {
  const answer = await holdCalls(page, TRENDING_CALL);
  await goFromHome(page);
  const loading = page.getByRole("status").filter({ hasText: "Loading trending outfits" });
  await expect(loading).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Trending Outfits" })).toBeVisible();
  answer();
  await expect(cards(page)).toHaveCount(10);
  await expect(loading).toHaveCount(0);
});

async function expectEmpty(page: Page): Promise<void> {
  const empty = page.getByRole("region", { name: "Top 10" });
  await expect(empty.getByRole("heading", { name: "No trending outfits yet" })).toBeVisible({
    timeout: scaled(15_000),
  });
  await expect(empty.getByText("Check back later for the most popular outfits!")).toBeVisible();
  await expect(empty.getByRole("link", { name: "Browse All Outfits" })).toHaveAttribute("href", "/outfit");
}

// covers: trending-11, rendering-07
test("nothing trending", async ({ page }) => {
  await answerWith(page, NOTHING);
  await goFromHome(page);
  await expectEmpty(page);
});

// covers: errors-33, rendering-07
test(
  "a failing server: logged, and nothing is shown as trending",
  PHONE_ONLY,
  async ({ page, allowConsole }) => {
    allowConsole(/503|Fetching the trending outfits failed/);
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith("Fetching the trending outfits failed"),
      timeout: scaled(15_000),
    });
    await page.route(TRENDING_CALL, (route) => route.fulfill({ status: 503, json: {} }));
    await goFromHome(page);
    await expectEmpty(page);
    await logged;
  },
);

// covers: trending-12
test("ends with a call to action", async ({ page }) => {
  await page.goto("/trending");
  const call = page.locator("section").filter({ hasText: "Want to see your outfit here?" });
  await expect(call.getByRole("heading", { name: "Want to see your outfit here?" })).toBeVisible();
  await expect(call.getByRole("link", { name: "Browse All Outfits" })).toHaveAttribute("href", "/outfit");
  await expect(call.getByRole("link", { name: "Create Outfit" })).toHaveAttribute("href", "/dashboard");
});

// covers: calls-01, rendering-01, rendering-06
test(
  "is whole in the document, and asks the API once more for what is new",
  PHONE_ONLY,
  async ({ page, request }) => {
    const html = await (await request.get("/trending")).text();
    expect(html.match(/<article/g)).toHaveLength(10);
    const asked: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("/backend/")) asked.push(new URL(sent.url()).pathname);
    });
    await page.goto("/trending");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual(["/backend/outfit/trending"]);
  },
);

import type { Page } from "@playwright/test";
import { BOTH_WIDTHS, DESKTOP_ONLY, expect, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { holdCalls } from "./hold-calls.ts";
import { allOutfits, cards, listCalls, openListing } from "./listing-steps.ts";

const END = "You've seen all available outfits!";
const LOAD_ERRORS = /Failed to load resource|Loading outfits failed/;

/** Which outfit is at the top of the window, and where. */
function topOutfit(page: Page) {
  return cards(page).evaluateAll((all) => {
    const top = all.find((card) => card.getBoundingClientRect().bottom > 0);
    return {
      href: top?.querySelector("a")?.pathname,
      top: Math.round(top?.getBoundingClientRect().top ?? 0),
    };
  });
}

test("a listing whose tab was discarded comes back at the outfit where it was", async ({ page }) => {
  await openListing(page, "?section=Women");
  for (const shown of [9, 18, 27]) {
    await expect(cards(page)).toHaveCount(shown);
    await cards(page).last().scrollIntoViewIfNeeded();
    // At once, unlike by the wheel, whose scrolling may still be under way below.
    await page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }));
  }
  await expect(cards(page)).toHaveCount(36);
  const before = await topOutfit(page);
  // A browser restores a discarded tab as it reloads a page: with its history entry and nothing else.
  await page.reload();
  await expect.poll(async () => (await topOutfit(page)).href).toBe(before.href);
  await expect.poll(async () => Math.abs((await topOutfit(page)).top - before.top)).toBeLessThanOrEqual(2);
});

test(
  "on a desktop the first screen has names and prices, and one line of occasions that opens",
  DESKTOP_ONLY,
  async ({ page }) => {
    await openListing(page);
    for (const card of await cards(page)
      .all()
      .then((all) => all.slice(0, 4))) {
      await expect(card.getByText("₹").first()).toBeInViewport({ ratio: 1 });
    }
    const occasions = page.getByRole("navigation", { name: "Occasions" });
    const last = occasions.getByRole("link", { name: "Job Interview" });
    await expect(last).not.toBeInViewport();
    await occasions.getByText("More").click();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await occasions.getByText("Fewer").click();
    await expect(last).toBeInViewport();
  },
);

test("on a slow line the text of a landing page moves nothing as it arrives", async ({ page }) => {
  await openListing(page);
  const release = await holdCalls(page, /landing-content/);
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Women" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/for women/);
  const below = page.getByRole("button", { name: "Remove Women" });
  const before = await below.boundingBox();
  release();
  await expect(page.getByText("Every look for women is complete")).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(before?.y);
});

test("on a laptop a landing page shows the prices of its first row", DESKTOP_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const query of ["?section=Men", "?category=Party&section=Women"]) {
    await openListing(page, query);
    await expect(cards(page).first().getByText(/₹/)).toBeInViewport({ ratio: 1 });
  }
});

test.describe("browsing", () => {
  // covers: product-07, routes-08, listing-04, listing-12, states-41, constants-19, addresses-01
  test("shows 9 outfits, loads 9 more near the last one, and ends after all outfits", async ({ page }) => {
    const total = (await allOutfits(page)).filter(({ section }) => section === "Kids").length;
    expect(total).toBeGreaterThan(18);
    await openListing(page, "?section=Kids");
    await expect(cards(page)).toHaveCount(9);
    const calls = listCalls(page);
    for (let shown = 9; shown < total; shown = Math.min(shown + 9, total)) {
      await expect(cards(page)).toHaveCount(shown);
      await cards(page).last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 200);
    }
    await expect(page.getByText(END, { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(total);
    const links = await cards(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(total);
    expect(calls.map((call) => call.get("startIndex"))).toEqual(
      calls.map((_, page) => String(9 * (page + 1))),
    );
    expect(calls.every((call) => call.get("limit") === "9")).toBe(true);
    // At the top, because elsewhere the sticky bar covers a part of a card.
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  // covers: states-42, constants-21
  test(
    "loads more outfits 100 px before the last one is visible, and no earlier",
    BOTH_WIDTHS,
    async ({ page }) => {
      await openListing(page);
      const last = cards(page).nth(8).locator("xpath=ancestor::li[1]");
      const calls = listCalls(page);
      const bringNear = (pixels: number) =>
        last.evaluate(async (element, below) => {
          const top = element.getBoundingClientRect().top - window.innerHeight - below;
          window.scrollBy({ top, behavior: "instant" });
          // Intersections are computed once per frame.
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        }, pixels);
      await bringNear(105);
      expect(calls).toEqual([]);
      await bringNear(95);
      await expect.poll(() => calls.map((call) => call.get("startIndex"))).toEqual(["9"]);
    },
  );

  for (const view of ["grid", "list"] as const) {
    test(`the End key loads all outfits in the ${view}`, async ({ page }) => {
      const total = (await allOutfits(page)).length;
      if (view === "list") await page.addInitScript(() => localStorage.setItem("outfitView", "list"));
      await openListing(page);
      await expect(cards(page)).toHaveCount(9);
      await page.keyboard.press("End");
      await expect(page.getByText(END, { exact: true })).toBeAttached({ timeout: scaled(40_000) });
      await expect(cards(page)).toHaveCount(total);
    });
  }

  test("jumps past the last outfit on a slow line load on until there are outfits to see", async ({
    page,
  }) => {
    await openListing(page);
    const release = await holdCalls(page, /getoutfits\?startIndex=9&/);
    const jump = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    const held = page.waitForRequest(/getoutfits\?startIndex=9&/);
    // The last outfit comes near, and has been passed before its next page arrives.
    await cards(page).last().scrollIntoViewIfNeeded();
    await held;
    await jump(2_900);
    release();
    await expect(cards(page)).not.toHaveCount(9);
    const isFilled = () =>
      cards(page)
        .last()
        .evaluate((last) => last.getBoundingClientRect().top > window.innerHeight);
    await expect.poll(isFilled, { timeout: scaled(15_000) }).toBe(true);
    // From one end of the list to far below the other, without passing the outfits between.
    await jump(0);
    await jump(1_000_000);
    const shown = await cards(page).count();
    await expect.poll(() => cards(page).count(), { timeout: scaled(15_000) }).toBeGreaterThan(shown + 9);
  });

  // covers: rendering-01
  test("the document contains the outfits without scripts", async ({ browser, serverUrl }) => {
    const context = await browser.newContext({ baseURL: serverUrl, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/outfit?category=Wedding&section=Women&sort=asc&type=Nonsense&utm_source=x");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding outfits for women");
    await expect(page).toHaveTitle(/^Wedding outfits for women/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${serverUrl}/outfit?category=Wedding&section=Women`,
    );
    expect(await cards(page).count()).toBeGreaterThan(0);

    await page.goto("/outfit?category=Wedding&section=Women");
    const search = page.getByRole("combobox", { name: "Search outfits" });
    await search.fill("kurta");
    await search.press("Enter");
    await expect(page).toHaveURL(/searchTerm=kurta/);
    expect(new URL(page.url()).searchParams.get("sortBy")).toBe("");
    await expect(page.getByRole("option", { name: "Best match", selected: true })).toBeAttached();
    await context.close();
  });

  // covers: product-01, listing-08, listing-10, constants-06
  test("a card shows category, section, price and tags, and opens the outfit in a new tab", async ({
    page,
    context,
  }) => {
    const outfit = (await allOutfits(page)).find(({ tags }) => tags.length > 3);
    if (!outfit) throw new Error("The demo catalogue has no outfit with more than three tags.");
    await openListing(
      page,
      `?${new URLSearchParams({ searchTerm: outfit.tags.join(" "), category: outfit.category })}`,
    );
    const card = cards(page).filter({ has: page.locator(`a[href="/outfit/${outfit._id}"]`) });
    await expect(card.getByRole("heading", { name: outfit.category })).toBeVisible();
    await expect(card.getByText(outfit.section, { exact: true })).toBeVisible();
    await expect(card).toContainText(outfit.rateLook.toFixed(1));
    await expect(card).toContainText(`₹${Math.floor(outfit.totalPrice).toLocaleString("en-IN")}`);
    await expect(card).toContainText(`${outfit.numberOfItems} item`);
    for (const tag of outfit.tags.slice(0, 3)) await expect(card).toContainText(tag);
    await expect(card).not.toContainText(`#${outfit.tags[3]}`);
    await expect(card).toContainText(`+${outfit.tags.length - 3} more`);

    const opened = context.waitForEvent("page");
    await card.click({ position: { x: 40, y: 120 } });
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/outfit/${outfit._id}$`));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/\/outfit\?/);
  });

  // covers: listing-03
  test("the list view shows descriptions and is remembered", BOTH_WIDTHS, async ({ page }) => {
    const [first] = await allOutfits(page);
    await openListing(page);
    await expect(page.getByRole("button", { name: "Grid view" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "List view" }).click();
    await expect(page.getByText(first?.description ?? "", { exact: true })).toBeVisible();
    const places = () =>
      cards(page).evaluateAll((entries) =>
        entries.slice(0, 4).map((entry) => entry.getBoundingClientRect().top),
      );
    const release = await holdCalls(page, "**/assets/*.js");
    await page.reload({ waitUntil: "commit" });
    // A list from the first paint, which hydration does not move.
    await expect(page.getByText(first?.description ?? "", { exact: true })).toBeVisible();
    const before = await places();
    expect(before[1]).toBeGreaterThan(before[0] ?? 0);
    release();
    await expect(page.getByRole("button", { name: "List view" })).toHaveAttribute("aria-pressed", "true");
    expect(await places()).toEqual(before);
    await expect(page.getByText(first?.description ?? "", { exact: true })).toBeVisible();
  });
});

test.describe("when a request fails", () => {
  test("a failed next page preserves the loaded outfits and can be retried", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(LOAD_ERRORS);
    await openListing(page);
    await page.route(/startIndex=9/, (route) => route.abort("connectionfailed"));
    allowConsole(/request failed: GET .*startIndex=9/);
    await cards(page).last().scrollIntoViewIfNeeded();
    const more = page.getByRole("button", { name: "Load more outfits" });
    await expect(more).toBeVisible({ timeout: scaled(15_000) });
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByText(END)).toHaveCount(0);
    await page.unroute(/startIndex=9/);
    await more.click();
    await expect(cards(page)).not.toHaveCount(9);
  });
});

import type { Page } from "@playwright/test";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { BOTH_WIDTHS, expect, test } from "../setup/browser.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { firstListed, mostViewedId, readTrending } from "./outfit-calls.ts";
import { disableLongTimers } from "./page-clock.ts";
import { newPerson, restoreSession } from "./people.ts";

const KEY = "recentLooks";
const similar = (page: Page) => page.getByRole("region", { name: "More like this" });
const recent = (page: Page) => page.getByRole("region", { name: "Recently viewed" });
const outfitsIn = (page: Page) =>
  page
    .locator("main li a[href^='/outfit/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Scrolls as a person does, until the section is there. */
async function scrollTo(page: Page, section: ReturnType<typeof similar>): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(section).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [100] });
  await section.scrollIntoViewIfNeeded();
}

/** As if these looks had been opened. */
async function storeRecent(page: Page, content: unknown): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("stored")) return;
      sessionStorage.setItem("stored", "yes");
      localStorage.setItem(String(key), String(value));
    },
    [KEY, typeof content === "string" ? content : JSON.stringify(content)],
  );
}

test(
  "an outfit's page ends with similar looks, ways on and the looks viewed before, none of them twice",
  BOTH_WIDTHS,
  async ({ page, request }) => {
    const { trendingOutfits } = await readTrending(request);
    const [shown, ...others] = trendingOutfits.map(({ _id }) => _id);
    await storeRecent(page, [...others, shown]);
    const shifted = await watchLayoutShift(page);
    // After a second the page shows what it has, which a slow machine may need for one call.
    await disableLongTimers(page, 1_000);
    // The looks that were viewed come last, when the others could be shown already.
    const similarCame = page.waitForResponse(/\/similar\?/);
    await page.route("**/getoutfits?ids=*", async (route) => {
      await (await similarCame).finished();
      await route.continue();
    });
    await page.goto(`/outfit/${shown}`);
    // They are fetched before their place is seen; this test does not scroll on meanwhile.
    let isAsked = false;
    page.on("request", (sent) => {
      isAsked ||= sent.url().includes("/similar?");
    });
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect.poll(() => isAsked, { timeout: 200 }).toBe(true);
    }).toPass({ intervals: [100] });
    await expect(similar(page)).toBeAttached();
    await scrollTo(page, similar(page));

    await expect(similar(page).getByRole("article")).toHaveCount(6);
    await scrollTo(page, recent(page));
    const looks = await outfitsIn(page);
    expect(looks.length).toBeGreaterThan(6);
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks).not.toContain(`/outfit/${shown}`);
    expect(await shifted()).toBeLessThan(0.02);

    await expect(similar(page).getByRole("link", { name: /^All for / })).toHaveAttribute(
      "href",
      /^\/outfit\?section=/,
    );
    await similar(page).getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${looks[0]}$`));
  },
);

test("looks with the same piece are shown with its name", async ({ page, request }) => {
  const id = await mostViewedId(request);
  const look: OutfitSummary = await firstListed(request, "category=Workout");
  await page.route("**/backend/outfit/item/*/outfits*", (route) =>
    route.fulfill({ json: { outfits: [look] } }),
  );
  await page.goto(`/outfit/${id}`);
  const pieces = page.getByRole("region", { name: "More looks with these pieces" });
  await scrollTo(page, pieces);

  await expect(pieces.getByRole("article")).toHaveCount(1);
  await expect(pieces.getByRole("heading", { name: look.category })).toBeVisible();
});

test("a look that was opened is on the home page, until it is cleared", async ({ page, request }) => {
  const id = await mostViewedId(request);
  await page.goto(`/outfit/${id}`);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain(id);
  await page.goto("/");
  await scrollTo(page, recent(page));
  await expect(recent(page).getByRole("article")).toHaveCount(1);

  await recent(page).getByRole("button", { name: "Clear recently viewed looks" }).click();
  await expect(recent(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe("[]");
});

test("wrong content and looks that are gone are left out", async ({ page, request }) => {
  const id = await mostViewedId(request);
  await storeRecent(page, ["x", 7, null, "00000000-0000-4000-8000-000000000000", id]);
  await page.goto("/");
  await scrollTo(page, recent(page));
  await expect(recent(page).getByRole("article")).toHaveCount(1);

  await page.evaluate((key) => localStorage.setItem(key, "{not json"), KEY);
  await page.reload();
  await page.mouse.wheel(0, 3_000);
  await expect(recent(page)).toHaveCount(0);
});

test("signing out forgets the looks", async ({ page, request }) => {
  await restoreSession(page, await newPerson(request));
  await storeRecent(page, [await mostViewedId(request)]);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/sign-in$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test("the bespoke form is filled in with the look", async ({ page, request }) => {
  const id = await mostViewedId(request);
  await page.goto(`/outfit/${id}`);
  await scrollTo(page, similar(page));
  await similar(page).getByRole("link", { name: "Ask for a bespoke look like this" }).click();

  const description = page.getByLabel("Describe your look");
  await expect(description).toHaveValue(new RegExp(`a look like this .* outfit for .*/outfit/${id}$`));
  await expect(description).toBeInViewport();
  await expect(page.getByRole("button", { name: "Create My Bespoke Look" })).toBeEnabled();
});

test("a listing of a category and a section has a text of its own", async ({ page }) => {
  await page.goto("/outfit?category=Wedding&section=Women");

  await expect(page.getByText("From haldi mornings to the reception")).toBeVisible();
  await expect(page).toHaveTitle(/^Wedding outfits for women/);
  expect(await page.locator('meta[name="description"]').getAttribute("content")).toContain("haldi");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
    /\/outfit\?category=Wedding&section=Women$/,
  );
});

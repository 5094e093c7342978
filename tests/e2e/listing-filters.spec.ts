import type { Locator, Page } from "@playwright/test";
import { BOTH_WIDTHS, expect, JOURNEY, test } from "../setup/browser.ts";
import { holdCalls } from "./hold-calls.ts";
import { cards, listCalls, openListing } from "./listing-steps.ts";
import { pauseClock } from "./page-clock.ts";

const searchBox = (page: Page) => page.getByRole("combobox", { name: "Search outfits" });
const filtersButton = (page: Page) => page.getByRole("button", { name: /^Filters/ });

test.describe("searching and filtering", () => {
  // covers: product-08, listing-01, states-39, constants-20
  test("typing makes one debounced request and adds no history entry", async ({ page }) => {
    await page.clock.install();
    await openListing(page);
    const calls = listCalls(page);
    const steps = await page.evaluate(() => history.length);
    await pauseClock(page);
    for (const letter of "wedding") {
      await searchBox(page).pressSequentially(letter);
      await page.clock.runFor(60);
    }
    await page.clock.resume();
    await expect(page).toHaveURL(/\?searchTerm=wedding$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("matching “wedding”");
    await expect(cards(page).first()).toBeVisible();
    await page.clock.runFor(1_000);
    expect(calls.map((call) => `${call.get("searchTerm")} from ${call.get("startIndex")}`)).toEqual([
      "wedding from 0",
    ]);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test("on a phone the search box has the whole bar while one types", async ({ page }) => {
    await openListing(page);
    const widthOf = async (of: Locator) => (await of.boundingBox())?.width ?? 0;
    const bar = await widthOf(page.getByRole("search").locator("form"));
    await searchBox(page).focus();
    expect(await widthOf(searchBox(page))).toBe(bar);
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Sort by")).toBeFocused();
    expect(await widthOf(searchBox(page))).toBeLessThan(bar);
    await filtersButton(page).click();
    await expect(page.getByLabel("Category")).toBeVisible();
  });

  // covers: states-44, errors-29
  test("a new search cancels the previous request", async ({ page }) => {
    await openListing(page);
    const release = await holdCalls(page, /searchTerm=party/, (route) =>
      route.continue().catch(() => undefined),
    );
    const abandoned = page.waitForEvent("requestfailed", (request) => /searchTerm=party/.test(request.url()));
    const sent = page.waitForRequest(/searchTerm=party/);
    await searchBox(page).fill("party");
    await sent;
    await searchBox(page).fill("wedding");
    expect((await abandoned).failure()?.errorText).toBe("net::ERR_ABORTED");
    release();
    await expect(page).toHaveURL(/searchTerm=wedding/);
    await expect(cards(page).first()).toBeVisible();
  });

  // covers: product-09, listing-02, constants-02, constants-26, url-state-01
  test(
    "the filter panel opens by keyboard, stores its choices in the URL, and Back undoes them",
    BOTH_WIDTHS,
    async ({ page }) => {
      await openListing(page);
      await filtersButton(page).focus();
      await expect(filtersButton(page)).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Enter");
      await expect(filtersButton(page)).toHaveAttribute("aria-expanded", "true");

      await page.getByLabel("Section", { exact: true }).selectOption("Women");
      await expect(page).toHaveURL(/\?section=Women$/);
      await page.getByLabel("Sort by").selectOption("Price: high to low");
      await expect(page).toHaveURL(/\?section=Women&sortBy=totalPrice$/);
      await page.getByLabel("Sort by").selectOption("Price: low to high");
      await expect(page).toHaveURL(/\?section=Women&sortBy=totalPrice&sort=asc$/);
      await expect(filtersButton(page)).toHaveAccessibleName("Filters 1 active");
      await expect(async () => {
        const prices = await cards(page).getByText(/^₹/).allTextContents();
        const rupees = prices.map((price) => Number(price.replace(/[₹,]/g, "")));
        expect(rupees.length).toBeGreaterThan(0);
        expect(rupees).toEqual([...rupees].sort((a, b) => a - b));
      }).toPass();

      await page.goBack();
      await expect(page).toHaveURL(/\?section=Women&sortBy=totalPrice$/);
      await expect(page.getByLabel("Sort by")).toHaveValue("totalPrice-desc");
      await page.goBack();
      await expect(page).toHaveURL(/\?section=Women$/);
      await expect(page.getByLabel("Sort by").getByRole("option", { selected: true })).toHaveText(
        "Date Created: newest first",
      );
      await page.goBack();
      await expect(page).toHaveURL(/\/outfit$/);
      await expect(page.getByLabel("Section", { exact: true })).toHaveValue("");
      await page.goForward();
      await expect(page.getByLabel("Section", { exact: true })).toHaveValue("Women");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outfits for women");

      await page.getByLabel("Section", { exact: true }).focus();
      await page.keyboard.press("Escape");
      await expect(filtersButton(page)).toBeFocused();
      await expect(filtersButton(page)).toHaveAttribute("aria-expanded", "false");
    },
  );

  test("on a phone the filters are a sheet: each can be reached, its foot says what is left, Back closes it", async ({
    page,
  }) => {
    await openListing(page);
    await filtersButton(page).click();
    const sheet = page.getByRole("group", { name: "Filters" });
    await expect(sheet).toBeFocused();
    const silver = sheet.getByRole("button", { name: "Silver" });
    // By finger: what is covered or cannot be scrolled to would not be pressed.
    await silver.tap();
    await expect(page).toHaveURL(/\?colour=silver$/);
    const show = sheet.getByRole("button", { name: /^Show \d+ looks?$/ });
    await expect(show).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/outfit$/);
    await expect(silver).toHaveAttribute("aria-pressed", "false");
    await expect(sheet).toBeInViewport();
    await page.goBack();
    await expect(sheet).not.toBeInViewport();
    await expect(page).toHaveURL(/\/outfit$/);

    await filtersButton(page).click();
    await show.click();
    await expect(sheet).not.toBeInViewport();
    await expect(filtersButton(page)).toBeFocused();
  });

  test("a press above the sheet of filters closes it, also right after it was closed another way", async ({
    page,
  }) => {
    await openListing(page);
    const sheet = page.getByRole("group", { name: "Filters" });
    await filtersButton(page).click();
    await sheet.getByRole("button", { name: /^Show/ }).click();
    await filtersButton(page).click();
    // Under reduced motion the shade is above the header one frame later.
    const isShaded = () =>
      page.evaluate(() => document.elementFromPoint(100, 20)?.closest("search") !== null);
    await expect.poll(isShaded).toBe(true);
    await page.mouse.click(100, 20);
    await expect(sheet).not.toBeInViewport();
  });

  // covers: states-40, constants-24
  test("changing a filter or the order starts from the first outfit", async ({ page }) => {
    await openListing(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).not.toHaveCount(9);
    await page.evaluate(() => window.scrollTo(0, 0));
    await filtersButton(page).click();
    const calls = listCalls(page);
    await page.getByLabel("Section", { exact: true }).selectOption("Women");
    await expect.poll(() => calls.at(-1)?.get("section")).toBe("Women");
    await page.getByLabel("Sort by").selectOption("Most Liked");
    await expect.poll(() => calls.at(-1)?.get("sortBy")).toBe("numberOfLikes");
    expect(calls.find((call) => call.get("section") === "Women")?.get("startIndex")).toBe("0");
    expect(calls.find((call) => call.get("sortBy") === "numberOfLikes")?.get("startIndex")).toBe("0");
  });

  // covers: product-05, constants-02
  test("links to sections and occasions filter the listing", JOURNEY, async ({ page }) => {
    await openListing(page);
    await page
      .getByRole("navigation", { name: "Sections" })
      .getByRole("link", { name: "Men", exact: true })
      .click();
    await expect(page).toHaveURL(/\?section=Men$/);
    const wedding = page
      .getByRole("navigation", { name: "Occasions" })
      .getByRole("link", { name: "Wedding" });
    await wedding.click();
    await expect(page).toHaveURL(/\?category=Wedding&section=Men$/);
    await expect(wedding).toHaveAttribute("aria-current", "true");
  });

  test("any search text returns a page", async ({ page, request }) => {
    const odd = [
      "a".repeat(10_000),
      "%",
      "'; drop table outfits; --",
      "<script>alert(1)</script>",
      "\u0000",
      "👗\ud83d",
      "مرحبا",
    ];
    for (const searchTerm of odd) {
      const response = await request.get(`/outfit?${new URLSearchParams({ searchTerm })}`);
      expect(response.status(), searchTerm.slice(0, 20)).toBe(200);
      expect(await response.text()).toContain("</h1>");
    }
    await openListing(page, `?${new URLSearchParams({ searchTerm: odd.slice(1).join(" ") })}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await searchBox(page).fill("b".repeat(10_000));
    await expect(page).toHaveURL(/searchTerm=b{100}$/);
    await expect(page.getByRole("heading", { name: "No outfits found" })).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { trending } from "#tests/factories/api-results.ts";
import { returns } from "../../setup/api-replies.ts";
import { headingOf, press, type Screens, WITH_NARROWEST } from "./screen.ts";

const cards = (page: Page) => page.getByRole("article");
const showKids = (page: Page) =>
  page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Kids" }).click();
const goToTrending = (page: Page) => page.getByRole("link", { name: "Shop More Trending Outfits" }).click();

/** The listing and the trending screen. */
export const LISTING_SCREENS: Screens = {
  "the listing": {
    path: "/outfit",
    wide: true,
    widths: WITH_NARROWEST,
    states: {
      grid: (page) => cards(page).nth(8),
      filtered: async (page) => {
        await page.goto("/outfit?section=Women&sortBy=totalPrice&sort=desc");
        return cards(page).nth(8);
      },
      "filters open": async (page) => {
        await press(page, /^Filters/);
        return page.getByRole("textbox", { name: "Highest price" });
      },
      "list view": async (page) => {
        // On a phone the filters are a sheet over it.
        await press(page, /^Show \d+/);
        await press(page, "List view");
        return page.getByRole("button", { name: "List view", pressed: true });
      },
      "at its end": async (page) => {
        await page.goto("/outfit?category=Maternity&section=Women");
        return page.getByText("You've seen all available outfits!", { exact: true });
      },
      "without a match": async (page) => {
        await page.goto("/outfit?searchTerm=qqqqzzzzxxxx&type=Promoted");
        return headingOf(page, "No outfits found");
      },
    },
  },
  "the listing while it loads": {
    path: "/outfit",
    wide: true,
    states: {
      skeletons: async (page) => {
        await page.route(/section=Kids/, () => {});
        await showKids(page);
        return page.locator("[data-skeleton]").nth(8);
      },
    },
  },
  "the listing that could not be loaded": {
    path: "/outfit",
    console: /404|Loading outfits failed/,
    states: {
      failed: async (page) => {
        await page.route(/section=Kids/, (route) => route.fulfill({ status: 404, json: {} }));
        await showKids(page);
        return page.getByRole("button", { name: "Try again" });
      },
    },
  },
  "the trending screen": {
    path: "/trending",
    wide: true,
    widths: WITH_NARROWEST,
    states: { whole: (page) => cards(page).nth(9) },
  },
  "the trending screen with paid places": {
    path: "/trending",
    wide: true,
    replies: {
      "GET /outfit/trending": returns(
        trending(10, (index) => ({ type: (["Sponsored", "Promoted"] as const)[index] ?? "Normal" })),
      ),
    },
    states: { loaded: (page) => cards(page).first().getByText("Sponsored", { exact: true }) },
  },
  "the trending screen while it loads": {
    path: "/",
    wide: true,
    replies: { "GET /outfit/trending?limit=10": "pending" },
    states: {
      skeletons: async (page) => {
        await goToTrending(page);
        return page.getByRole("status").filter({ hasText: "Loading trending outfits" });
      },
    },
  },
  "the trending screen without outfits": {
    path: "/",
    wide: true,
    replies: {
      "GET /outfit/trending?limit=10": returns({
        trendingOutfits: [],
        totalActiveOutfits: 0,
        totalClicks: 0,
      }),
    },
    states: {
      empty: async (page) => {
        await goToTrending(page);
        return headingOf(page, "No trending outfits yet");
      },
    },
  },
};

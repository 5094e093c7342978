import type { APIRequestContext, Page } from "@playwright/test";
import { comment, outfit, reply, trending } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { mostViewedId } from "../outfit-calls.ts";
import type { Visit } from "./visit.ts";

const PATH = "/outfit/outfit-1";
const LINKED = outfit({
  items: [1, 2, 3, 4].map((number) => ({
    itemId: `item-${number}`,
    sourceName: "Neel & Co",
    itemName: `Item ${number}`,
    itemPrice: 100 * number,
    role: "other",
    match: "exact",
    linkState: "ok",
    priceCheckedAt: null,
    availability: "unknown",
    itemLink: `https://shop.example/${number}`,
  })),
  numberOfComments: 7,
  comments: [
    comment(1, { numberOfReplies: 2, replies: [reply(1)], numberOfLikes: 1 }),
    comment(2, { userId: null, username: "", userFullName: "" }),
  ],
});
const paid = (index: number) => ({
  type: (["Sponsored", "Promoted"] as const)[index] ?? ("Normal" as const),
});

const mostViewed = async (request: APIRequestContext) => `/outfit/${await mostViewedId(request)}`;

/** Opens the outfit by a link, so that the browser requests it from the API and gets the visit's reply. */
async function openFromTrending(page: Page): Promise<void> {
  await page.goto("/trending");
  await page.locator(`a[href="${PATH}"]`).first().click();
}

const withoutRelated = Object.fromEntries(
  [`${PATH}/similar`, ...[1, 2, 3, 4].map((number) => `/outfit/item/item-${number}/outfits`)].map((path) => [
    `GET ${path}`,
    returns({ outfits: [] }),
  ]),
);
const fromTrending = {
  "GET /outfit/trending?limit=10": returns(trending(10)),
  ...withoutRelated,
};
const list = (page: Page) => page.getByRole("article");

export const OUTFIT_VISITS: Record<string, Visit> = {
  "the trending screen": {
    path: "/trending",
    wide: true,
    states: { whole: (page) => page.waitForLoadState("networkidle") },
  },
  "the trending screen with paid places": {
    path: "/trending",
    wide: true,
    replies: { "GET /outfit/trending": returns(trending(10, paid)) },
    states: {
      loaded: (page) => expect(list(page).first().getByText("Sponsored", { exact: true })).toBeVisible(),
    },
  },
  "the trending screen while it loads": {
    path: "/",
    wide: true,
    replies: { "GET /outfit/trending?limit=10": "pending" },
    states: {
      skeletons: async (page) => {
        await page.getByRole("link", { name: "Shop More Trending Outfits" }).click();
        await expect(page.getByRole("status").filter({ hasText: "Loading trending outfits" })).toBeVisible();
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
        await page.getByRole("link", { name: "Shop More Trending Outfits" }).click();
        await expect(page.getByRole("heading", { name: "No trending outfits yet" })).toBeVisible();
      },
    },
  },
  "the listing": {
    path: "/outfit?section=Kids",
    wide: true,
    states: {
      grid: (page) => expect(list(page)).toHaveCount(9),
      "filters open": async (page) => {
        await page.getByRole("button", { name: /^Filters/ }).click();
        await expect(page.getByLabel("Sort by")).toBeVisible();
      },
      "list view": async (page) => {
        await page.getByRole("button", { name: "List view" }).click();
        await expect(page.getByRole("button", { name: "List view" })).toHaveAttribute("aria-pressed", "true");
      },
      "at its end": async (page) => {
        await page.goto("/outfit?category=Maternity&section=Women");
        await expect(page.getByText("You've seen all available outfits!", { exact: true })).toBeVisible();
      },
      "without a match": async (page) => {
        await page.goto("/outfit?searchTerm=qqqqzzzzxxxx&type=Promoted");
        await expect(page.getByRole("heading", { name: "No outfits found" })).toBeVisible();
      },
    },
  },
  "the listing while it loads": {
    path: "/outfit",
    wide: true,
    states: {
      skeletons: async (page) => {
        await page.route(/section=Kids/, () => {});
        await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Kids" }).click();
        await expect(page.locator("[data-skeleton]")).toHaveCount(9);
      },
    },
  },
  "the listing that could not be loaded": {
    path: "/outfit",
    console: /404|Loading outfits failed/,
    states: {
      failed: async (page) => {
        await page.route(/section=Kids/, (route) => route.fulfill({ status: 404, json: {} }));
        await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Kids" }).click();
        await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      },
    },
  },
  "an outfit": {
    path: mostViewed,
    wide: true,
    states: {
      "of a visitor": (page) => page.waitForLoadState("networkidle"),
      "with a marked item": async (page) => {
        await page.getByRole("button", { name: "Piece 2:" }).click();
        await expect(page.locator("[data-item='2']:focus")).toBeVisible();
      },
      "with a marked piece": async (page) => {
        await page.getByRole("button", { name: "Show piece 2 on the picture" }).click();
        await expect(page.locator("[data-spot='2']:focus")).toBeVisible();
      },
      "at its end": async (page) => {
        await expect(async () => {
          await page.mouse.wheel(0, 600);
          await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible({ timeout: 100 });
        }).toPass({ intervals: [100] });
        await page.getByRole("heading", { name: "More like this" }).scrollIntoViewIfNeeded();
      },
      "with a toast": async (page) => {
        await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
        await expect(page.locator("[data-sonner-toast]")).toBeVisible();
      },
      "in the viewer": async (page) => {
        await page.getByRole("button", { name: /View full size/ }).click();
        await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
      },
    },
  },
  "an outfit whose picture could not be loaded": {
    path: "/outfit",
    console: /Failed to load resource|request failed: GET .*\/1200\./,
    states: {
      "in the viewer": async (page) => {
        await page.route(/\/media\/.*\/1200\./, (route) => route.abort("failed"));
        await page
          .getByRole("button", { name: /^View full size/ })
          .first()
          .click();
        await expect(page.getByRole("dialog").getByRole("img")).toHaveAttribute(
          "src",
          "/picture-unavailable.svg",
        );
      },
    },
  },
  "an outfit of a shopper": {
    path: mostViewed,
    as: "shopper",
    wide: true,
    replies: {
      ...fromTrending,
      [`GET ${PATH}`]: returns(LINKED),
      "GET /outfit/outfit-1/comments": refuses(503),
    },
    console: /503|Loading more contributions failed/,
    states: {
      "item links": async (page) => {
        await openFromTrending(page);
        await expect(page.getByRole("link", { name: /^View Item/ })).toHaveCount(4);
      },
      "a comment being written": async (page) => {
        await page
          .getByPlaceholder("Share your thoughts about this outfit...")
          .fill("Where is the bag from?");
        await expect(page.getByText("22/500 characters")).toBeVisible();
      },
      "a reply being written": async (page) => {
        await page.getByRole("button", { name: "Reply", exact: true }).first().click();
        await page.getByRole("textbox", { name: "Your reply" }).fill("From Jaipur");
      },
      "more comments that could not be loaded": async (page) => {
        await page.getByRole("button", { name: "Show more comments" }).click();
        await expect(page.getByRole("alert")).toContainText("More comments could not be loaded");
      },
      liked: async (page) => {
        await page.route("**/backend/outfit/like/*", () => {});
        await page.getByRole("button", { name: /^Like \d/ }).click();
        await expect(page.getByRole("button", { name: /^Liked \d/ })).toBeVisible();
      },
    },
  },
  "an outfit with one's own comment": {
    path: "/trending",
    as: "shopper",
    replies: fromTrending,
    states: {
      "asking before it deletes": async (page) => {
        const { currentUser } = await page.evaluate(
          () => JSON.parse(localStorage.getItem("root") ?? "{}").state,
        );
        const mine = comment(1, { userId: currentUser._id, username: currentUser.username });
        await page.route(`**/backend${PATH}`, (route) =>
          route.fulfill({ json: { ...LINKED, numberOfComments: 1, comments: [mine] } }),
        );
        await openFromTrending(page);
        await page.getByRole("button", { name: /^Delete/ }).click();
        await expect(page.getByRole("dialog", { name: "Delete this comment?" })).toBeVisible();
      },
    },
  },
  "an outfit without comments": {
    path: "/trending",
    wide: true,
    replies: { ...fromTrending, [`GET ${PATH}`]: returns(outfit()) },
    states: {
      empty: async (page) => {
        await openFromTrending(page);
        await expect(page.getByRole("heading", { name: "No comments yet" })).toBeVisible();
      },
    },
  },
  "an outfit while it loads": {
    path: "/trending",
    wide: true,
    replies: { ...fromTrending, [`GET ${PATH}`]: "pending" },
    states: {
      loading: async (page) => {
        await openFromTrending(page);
        await expect(page.getByRole("status").filter({ hasText: "Loading outfit details..." })).toBeVisible();
      },
    },
  },
  "an outfit that does not exist": {
    path: "/outfit/no-such-outfit",
    console: /404|Fetching the outfit failed/,
    states: {
      whole: (page) =>
        expect(page.getByRole("heading", { level: 1, name: "Outfit not found" })).toBeVisible(),
    },
  },
};

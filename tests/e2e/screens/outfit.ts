import type { APIRequestContext, Page } from "@playwright/test";
import { comment, outfit, reply, trending } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { box } from "../engagement-steps.ts";
import { mostViewedId } from "../outfit-calls.ts";
import { readStored } from "../people.ts";
import {
  administrator,
  heading,
  headingOf,
  openDialog,
  press,
  type Screens,
  shopper,
  toast,
  WITH_NARROWEST,
} from "./screen.ts";

export const PATH = "/outfit/outfit-1";
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
const HELD = {
  commentId: "waiting",
  text: "I have the same bag, from https://bags.example/brown. It goes with everything.",
  createdAt: "2026-11-01T09:30:00Z",
};

export const mostViewed = async (request: APIRequestContext) => `/outfit/${await mostViewedId(request)}`;
/** Opens the outfit by a link, so that the browser requests it from the API and gets the visit's reply. */
export async function openFromTrending(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== "/trending") await page.goto("/trending");
  await page.locator(`a[href="${PATH}"]`).first().click();
}

const withoutRelated = Object.fromEntries(
  [`${PATH}/similar`, ...[1, 2, 3, 4].map((number) => `/outfit/item/item-${number}/outfits`)].map((path) => [
    `GET ${path}`,
    returns({ outfits: [] }),
  ]),
);
export const fromTrending = {
  "GET /outfit/trending?limit=10": returns(trending(10)),
  ...withoutRelated,
};
export const itemLinks = (page: Page) => page.getByRole("link", { name: /^View Item/ });

/** An outfit's page, its viewer and what people say about it. */
export const OUTFIT_SCREENS: Screens = {
  "an outfit": {
    path: mostViewed,
    wide: true,
    widths: WITH_NARROWEST,
    states: {
      "of a visitor": (page) => page.getByRole("button", { name: "Item 2:" }),
      "with an item's card": async (page) => {
        await page.getByRole("button", { name: "Item 2:" }).click();
        return page.locator("main").getByRole("dialog");
      },
      "with a marked item": async (page) => {
        await page.getByRole("button", { name: "Show item 2 on the picture" }).click();
        // Where the button is out of view, the bar at the foot may lie over half of another one, which axe
        // takes for too small.
        const add = page.getByRole("main").getByRole("button", { name: "Add Complete Outfit to Cart" });
        await add.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
        await expect(page.locator("[data-bottom-bar]")).toHaveCount(0);
        return page.locator("[data-spot='2']:focus");
      },
      "at its end": async (page) => {
        const related = page.getByRole("heading", { name: "More like this" });
        await expect(async () => {
          await page.mouse.wheel(0, 600);
          await expect(related).toBeVisible({ timeout: 100 });
        }).toPass({ intervals: [100] });
        await related.scrollIntoViewIfNeeded();
        return related;
      },
      "in the viewer": async (page) => (await openDialog(page, /View full size/)).getByRole("img"),
      "with a toast": async (page, request) => {
        await page.keyboard.press("Escape");
        await press(page, "Add Complete Outfit to Cart");
        return toast(page, request);
      },
    },
  },
  "an outfit whose picture could not be loaded": {
    path: "/outfit",
    console: /Failed to load resource|request failed: GET .*\/1200\./,
    states: {
      "in the viewer": async (page) => {
        await page.route(/\/media\/.*\/1200\./, (route) => route.abort("failed"));
        const viewer = await openDialog(page, /^View full size/);
        return viewer.locator("img[src='/picture-unavailable.svg']");
      },
    },
  },
  "an outfit of a shopper": {
    path: mostViewed,
    as: shopper,
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
        await expect(itemLinks(page)).toHaveCount(4);
        return itemLinks(page).last();
      },
      "a comment being written": async (page) => {
        await box(page).fill("Where is the bag from?");
        return page.getByText("22/500 characters");
      },
      "a reply being written": async (page) => {
        await press(page, "Reply");
        await page.getByRole("textbox", { name: "Your reply" }).fill("From Jaipur");
        return page.getByRole("textbox", { name: "Your reply" });
      },
      "more comments that could not be loaded": async (page) => {
        await press(page, "Show more comments");
        return page.getByRole("alert").filter({ hasText: "More comments could not be loaded" });
      },
      liked: async (page) => {
        await page.route("**/backend/outfit/like/*", () => {});
        await press(page, /^Like \d/);
        return page.getByRole("button", { name: /^Liked \d/ });
      },
      "reporting a comment": async (page) => openDialog(page, /^Report (comment|reply) by/),
    },
  },
  "an outfit of an administrator": {
    path: mostViewed,
    as: administrator,
    states: {
      "a comment and a reply being written": async (page) => {
        await press(page, "Reply");
        await box(page).fill("The green suits the sea.");
        return page.getByRole("textbox", { name: "Your reply" });
      },
      "asking before it deletes": (page) => openDialog(page, /^Delete/),
    },
  },
  "an outfit with one's own comment": {
    path: "/trending",
    as: shopper,
    replies: fromTrending,
    states: {
      "asking before it deletes": async (page) => {
        const { currentUser } = (await readStored(page)).root.state;
        const mine = comment(1, { userId: currentUser._id, username: currentUser.username });
        await page.route(`**/backend${PATH}`, (route) =>
          route.fulfill({ json: { ...LINKED, numberOfComments: 1, comments: [mine] } }),
        );
        await openFromTrending(page);
        await openDialog(page, /^Delete/);
        return page.getByRole("dialog", { name: "Delete this comment?" });
      },
    },
  },
  "an outfit with one's own comment that waits for review": {
    path: "/trending",
    as: shopper,
    replies: { ...fromTrending, [`GET ${PATH}`]: returns({ ...LINKED, waiting: [HELD] }) },
    states: {
      waiting: async (page) => {
        await openFromTrending(page);
        return page.getByRole("list", { name: "Waiting for review" });
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
        return headingOf(page, "No comments yet");
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
        return page.getByRole("status").filter({ hasText: "Loading outfit details..." });
      },
    },
  },
  "an outfit that does not exist": {
    path: "/outfit/no-such-outfit",
    console: /404|Fetching the outfit failed/,
    states: { whole: heading("Outfit not found") },
  },
};

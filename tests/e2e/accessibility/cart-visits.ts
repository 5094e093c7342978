import { cart, cartEntry } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { entries } from "../cart-steps.ts";
import { firstListed } from "../outfit-calls.ts";
import type { Visit } from "./visit.ts";

const cheapest = async (request: Parameters<typeof firstListed>[0]) =>
  `/outfit/${(await firstListed(request, "sortBy=totalPrice&sort=asc&limit=1"))._id}`;

const SEVEN = cart(Array.from({ length: 7 }, (_, index) => cartEntry(index + 1)));
const SIXTY = cart(
  Array.from({ length: 60 }, (_, index) => cartEntry(index + 1, { outfitType: "Sponsored" })),
);
const UNAVAILABLE = cart([cartEntry(1, { isAvailable: false })]);
const ITEMS = {
  items: [1, 2].map((number) => ({
    itemId: `item-${number}`,
    sourceName: "Neel & Co",
    itemName: `Item ${number}`,
    itemPrice: 100 * number,
    itemLink: `https://shop.example/${number}`,
  })),
};

export const CART_VISITS: Record<string, Visit> = {
  "the cart of a visitor": {
    path: "/cart",
    wide: true,
    states: { whole: (page) => expect(page.getByRole("heading", { name: "Please Sign In" })).toBeVisible() },
  },
  "the cart while it loads": {
    path: "/cart",
    as: "shopper",
    replies: { "GET /cart": "pending" },
    states: { loading: (page) => expect(page.getByText("Opening your cart…")).toBeAttached() },
  },
  "the cart that could not be loaded": {
    path: "/cart",
    as: "shopper",
    replies: { "GET /cart": refuses(404) },
    console: /404|Loading the cart failed/,
    states: { failed: (page) => expect(page.getByRole("button", { name: "Try again" })).toBeVisible() },
  },
  "an empty cart": {
    path: "/cart",
    as: "shopper",
    replies: { "GET /cart": returns(cart([])) },
    states: {
      empty: (page) => expect(page.getByRole("heading", { name: "Your Collection Awaits" })).toBeVisible(),
    },
  },
  "a cart": {
    path: "/cart",
    as: "shopper",
    wide: true,
    replies: {
      "GET /cart": returns(SEVEN),
      "GET /cart/outfit/entry-1/items": returns(ITEMS),
      "PUT /cart/outfit/entry-1/quantity": "pending",
    },
    states: {
      entries: (page) => expect(entries(page)).toHaveCount(5),
      "as cards": async (page) => {
        const cards = page.getByRole("button", { name: "Card view" });
        if (await cards.isVisible()) await cards.click();
        await expect(page.getByRole("article")).toHaveCount(5);
      },
      "items opened": async (page) => {
        await page
          .getByRole("button", { name: /^Shop the items/ })
          .first()
          .click();
        await expect(page.getByRole("link", { name: /^View Item/ })).toHaveCount(2);
      },
      "a quantity being changed": async (page) => {
        await entries(page)
          .first()
          .getByRole("button", { name: /^Increase/ })
          .click();
        await expect(
          entries(page)
            .first()
            .getByRole("group", { name: /^quantity of/ }),
        ).toHaveText("Updating");
      },
      "asking before it removes": async (page) => {
        await entries(page)
          .nth(1)
          .getByRole("button", { name: /^Remove/ })
          .click();
        await expect(page.getByRole("dialog")).toHaveAccessibleName("Remove this outfit?");
      },
    },
  },
  "a cart's second page": {
    path: "/cart?page=2",
    as: "shopper",
    wide: true,
    replies: { "GET /cart": returns(SEVEN) },
    states: {
      "last page": (page) => expect(entries(page)).toHaveCount(2),
      "no match": async (page) => {
        await page.goto("/cart?search=qqq");
        await expect(
          page.getByRole("heading", { name: "No outfits found matching your criteria" }),
        ).toBeVisible();
      },
    },
  },
  "a long cart": {
    path: "/cart?page=6",
    as: "shopper",
    wide: true,
    replies: { "GET /cart": returns(SIXTY) },
    states: { "page in the middle": (page) => expect(entries(page).first()).toContainText("Sponsored") },
  },
  "a cart with an outfit that is no longer available": {
    path: "/cart",
    as: "shopper",
    replies: { "GET /cart": returns(UNAVAILABLE) },
    states: { entries: (page) => expect(entries(page).first()).toContainText("No longer available") },
  },
  "a cart whose items could not be loaded": {
    path: "/cart",
    as: "shopper",
    wide: true,
    replies: { "GET /cart": returns(cart([cartEntry(1)])), "GET /cart/outfit/entry-1/items": refuses(404) },
    console: /404|Loading the items failed/,
    states: {
      failed: async (page) => {
        await page.getByRole("button", { name: /^Shop the items/ }).click();
        await expect(page.getByRole("alert")).toContainText("The items could not be loaded.");
      },
    },
  },
  "adding an outfit to the cart": {
    path: cheapest,
    as: "shopper",
    replies: { "POST /cart/add-outfit": refuses(400, "Your cart can hold at most 10 of this outfit") },
    console: /Adding to the cart failed|status of 400/,
    states: {
      "panel open": async (page) => {
        await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
        await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
        await expect(page.getByRole("region", { name: "Customize Your Order" })).toBeFocused();
      },
      refused: async (page) => {
        await page
          .getByRole("region", { name: "Customize Your Order" })
          .getByRole("button", { name: /^Add/ })
          .click();
        await expect(page.locator("[data-sonner-toast]")).toBeVisible();
      },
    },
  },
  "adding an outfit to the cart while it is sent": {
    path: cheapest,
    as: "shopper",
    replies: { "POST /cart/add-outfit": "pending" },
    states: {
      busy: async (page) => {
        await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
        await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
        const panel = page.getByRole("region", { name: "Customize Your Order" });
        await panel.getByRole("button", { name: /^Add/ }).click();
        await expect(panel.getByText("Adding to Cart...")).toBeVisible();
      },
    },
  },
};

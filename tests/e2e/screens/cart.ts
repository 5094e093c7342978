import type { APIRequestContext, Page } from "@playwright/test";
import { cart, cartEntry } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { entries, summary } from "../cart-steps.ts";
import { firstListed } from "../outfit-calls.ts";
import { collector } from "./collector.ts";
import { itemLinks } from "./outfit.ts";
import {
  heading,
  headingOf,
  NARROW,
  openDialog,
  press,
  type Screen,
  type Screens,
  type State,
  shopper,
  toast,
  WIDE,
} from "./screen.ts";

const SIXTY = cart(
  Array.from({ length: 60 }, (_, index) => cartEntry(index + 1, { outfitType: "Sponsored" })),
);
const cheapest = async (request: APIRequestContext) =>
  `/outfit/${(await firstListed(request, "sortBy=totalPrice&sort=asc&limit=1"))._id}`;

const orderPanel = (page: Page) => page.getByRole("region", { name: "Customize Your Order" });

const openOrder: State = async (page) => {
  await expect(itemLinks(page).first()).toBeVisible();
  await press(page, "Add Complete Outfit to Cart");
  return orderPanel(page).and(page.locator(":focus"));
};
const sendOrder = (page: Page) => orderPanel(page).getByRole("button", { name: /^Add/ }).click();

const first = (page: Page) => entries(page).first();

const changing: Screen["states"] = {
  "the items of all outfits": async (page) => {
    const dialog = await openDialog(page, "Shop all items");
    await expect(itemLinks(page).first()).toBeVisible();
    return dialog;
  },
  "items opened": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await press(page, /^Shop the items/);
    return page.getByRole("link", { name: /^View Item/ }).nth(1);
  },
  "a quantity being changed": async (page) => {
    await page.route("**/backend/cart/outfit/*/quantity", () => {});
    await first(page)
      .getByRole("button", { name: /^Increase/ })
      .click();
    return first(page)
      .getByRole("group", { name: /^quantity of/ })
      .filter({ hasText: /^Updating$/ });
  },
  "asking before it removes": async (page) => {
    await entries(page)
      .nth(1)
      .getByRole("button", { name: /^Remove/ })
      .click();
    return page.getByRole("dialog", { name: "Remove this outfit?" });
  },
};

const ITEMS_FAILED: Screen = {
  path: "/cart",
  as: shopper,
  replies: { "GET /cart": returns(cart([cartEntry(1)])), "GET /cart/outfit/entry-1/items": refuses(404) },
  console: /404|Loading the items failed/,
  states: {
    failed: async (page) => {
      await press(page, /^Shop the items/);
      return page.getByRole("alert").filter({ hasText: "The items could not be loaded." });
    },
  },
};

/** The cart, whose table in a wide window has other states than its cards, and what fills it. */
export const CART_SCREENS: Screens = {
  "the cart of a visitor": { path: "/cart", wide: true, states: { whole: heading("Please Sign In") } },
  "the cart while it loads": {
    path: "/cart",
    as: shopper,
    replies: { "GET /cart": "pending" },
    states: { loading: (page) => page.getByText("Opening your cart…") },
  },
  "the cart that could not be loaded": {
    path: "/cart",
    as: shopper,
    replies: { "GET /cart": refuses(404) },
    console: /404|Loading the cart failed/,
    states: { failed: (page) => page.getByRole("button", { name: "Try again" }) },
  },
  "an empty cart": {
    path: "/cart",
    as: shopper,
    replies: { "GET /cart": returns(cart([])) },
    states: { empty: heading("Your Collection Awaits") },
  },
  "a cart": {
    path: "/cart",
    as: collector,
    widths: [320, ...NARROW],
    states: {
      entries: (page) => entries(page).nth(4),
      "filters open": async (page) => {
        await press(page, /^Filters & Sort/);
        return page.getByRole("button", { name: "Clear Cart" });
      },
      ...changing,
      "asking before it clears": async (page) => {
        await page.keyboard.press("Escape");
        return openDialog(page, "Clear Cart");
      },
    },
  },
  "a cart in a wide window": {
    path: "/cart",
    as: collector,
    wide: true,
    widths: WIDE,
    states: {
      entries: (page) => entries(page).nth(4),
      "as cards": async (page) => {
        await press(page, "Card view");
        await expect(page.getByRole("article")).toHaveCount(5);
        return page.getByRole("article").last();
      },
      ...changing,
    },
  },
  "a cart's second page": {
    path: "/cart?page=2",
    as: collector,
    wide: true,
    states: {
      "last page": async (page) => {
        await expect(entries(page)).toHaveCount(2);
        return summary(page);
      },
      "no match": async (page) => {
        await page.goto("/cart?search=qqq");
        return headingOf(page, "No outfits found matching your criteria");
      },
    },
  },
  "a long cart": {
    path: "/cart?page=6",
    as: shopper,
    wide: true,
    replies: { "GET /cart": returns(SIXTY) },
    states: { "page in the middle": (page) => first(page).filter({ hasText: "Sponsored" }) },
  },
  "a cart with an outfit that is no longer available": {
    path: "/cart",
    as: shopper,
    replies: { "GET /cart": returns(cart([cartEntry(1, { isAvailable: false })])) },
    states: { entries: (page) => first(page).filter({ hasText: "No longer available" }) },
  },
  "a cart whose items could not be loaded": { ...ITEMS_FAILED, widths: NARROW },
  "a cart whose items could not be loaded, in a wide window": {
    ...ITEMS_FAILED,
    wide: true,
    widths: WIDE,
  },
  "adding an outfit to the cart": {
    path: cheapest,
    as: shopper,
    replies: { "POST /cart/add-outfit": refuses(400, "Your cart can hold at most 10 of this outfit") },
    console: /Adding to the cart failed|status of 400/,
    states: {
      "item links": (page) => itemLinks(page).first(),
      "panel open": openOrder,
      refused: async (page, request) => {
        await sendOrder(page);
        return toast(page, request);
      },
    },
  },
  "adding an outfit to the cart while it is sent": {
    path: cheapest,
    as: shopper,
    replies: { "POST /cart/add-outfit": "pending" },
    states: {
      busy: async (page, request) => {
        await openOrder(page, request);
        await sendOrder(page);
        return orderPanel(page).getByText("Adding to Cart...");
      },
    },
  },
  "an outfit that was added to the cart": {
    path: cheapest,
    as: shopper,
    replies: {
      "POST /cart/add-outfit": returns({
        ...{ success: true, message: "", outfitName: "Wedding" },
        cart: { outfits: [], totalOutfits: 0, totalItems: 0, totalPrice: 0 },
      }),
    },
    states: {
      toast: async (page, request) => {
        await openOrder(page, request);
        await sendOrder(page);
        return toast(page, request);
      },
    },
  },
};

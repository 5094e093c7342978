import type { APIRequestContext } from "@playwright/test";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { cart, cartEntry, comment, outfit, outfitSummary } from "#tests/factories/api-results.ts";
import { returns } from "../../setup/api-replies.ts";
import { entries } from "../cart-steps.ts";
import { randomPerson } from "../people.ts";
import { fromTrending, openFromTrending, PATH } from "./outfit.ts";
import { press, type Screens, type State, shopper } from "./screen.ts";

const LONG_WORD = "Hand-embroidered-Chanderi-silk".repeat(7).slice(0, 200);
const LONG_NAME = "Annapurna-Venkatalakshminarasimharajuvaripeta-Iyer";
const SUMMARY = {
  ...({ category: "Concert and Music Festival", section: "Women", type: "Sponsored" } as const),
  description: "A very long description of a very long evening, and what to wear to it. "
    .repeat(7)
    .slice(0, 500),
  tags: Array.from({ length: 20 }, (_, index) => `a-tag-of-forty-characters-and-no-less-${index + 10}`),
  totalPrice: 39_999_998,
  stylist: { username: LONG_NAME },
};
const OUTFIT = outfit({
  ...SUMMARY,
  items: [1, 2, 3, 4].map((number) => ({
    itemId: `item-${number}`,
    sourceName: number % 2 ? "The House of Handloom and Heritage Weaves, Bandra West, Mumbai" : LONG_WORD,
    itemName: number % 2 ? "Reversible double-breasted overcoat with horn buttons ".repeat(3).trim() : "Belt",
    itemPrice: 9_999_999.5,
    role: "other",
    match: "exact",
    linkState: "unchecked",
    priceCheckedAt: null,
    availability: "unknown",
    itemLink: "https://shop.example/p",
  })),
  numberOfComments: 2,
  comments: ["W".repeat(300), "Wore this from the mehendi to the after-party. ".repeat(11).slice(0, 500)].map(
    (text, index) => comment(index + 1, { text, username: LONG_NAME, userFullName: "" }),
  ),
});
const REPLIES = { ...fromTrending, [`GET ${PATH}`]: returns(OUTFIT) };

async function longNamed(request: APIRequestContext) {
  const person = randomPerson();
  const username = `${person.username}-${LONG_NAME}`.slice(0, LONG_NAME.length);
  await request.post("/backend/auth/signup", { data: { ...person, username } });
  return person;
}

const openOutfit: State = async (page) => {
  await openFromTrending(page);
  return page.getByText("W".repeat(300));
};

/** Texts at their limits. */
export const LONGEST_SCREENS: Screens = {
  "an outfit with the longest texts": { path: "/trending", replies: REPLIES, states: { page: openOutfit } },
  "an outfit of a shopper with the longest texts": {
    path: "/trending",
    as: longNamed,
    replies: REPLIES,
    states: { page: openOutfit },
  },
  "the listing with the longest texts": {
    path: "/outfit",
    states: {
      grid: async (page) => {
        const outfits = [1, 2, 3].map((number) => outfitSummary(number, SUMMARY));
        const json: OutfitList = { outfits, total: 3, totalIsCapped: false };
        await page.route(/section=Kids/, (route) => route.fulfill({ json }));
        await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Kids" }).click();
        return page.locator(`article a[href="${PATH}"]`).first();
      },
      "list view": async (page) => {
        await press(page, "List view");
        return page.getByText(SUMMARY.description.trim()).first();
      },
    },
  },
  "a cart with the longest texts": {
    path: "/cart",
    as: shopper,
    replies: {
      "GET /cart": returns(
        cart([
          cartEntry(1, {
            outfitCategory: SUMMARY.category,
            outfitType: SUMMARY.type,
            totalOutfitPrice: SUMMARY.totalPrice,
            quantity: 10,
          }),
        ]),
      ),
    },
    states: { entries: (page) => entries(page).first() },
  },
  "a profile with the longest name": {
    path: "/profile",
    as: longNamed,
    states: { form: (page) => page.getByLabel("Username") },
  },
};

import type { Page } from "@playwright/test";
import { submission } from "#tests/factories/submission-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { screenOf } from "../people.ts";
import { openDialog, type Screens, shopper } from "./screen.ts";

const LONG_WORD = "Kanjeevaram".repeat(12);
const LOOKS = [
  submission(1, { description: LONG_WORD }),
  submission(2, { state: "submitted", section: "Men", category: "Concert and Music Festival" }),
  submission(3, { state: "changes_requested", note: `Please use a warmer ground. ${LONG_WORD}` }),
  submission(4, { state: "published", outfitId: "outfit-1" }),
  submission(5, { state: "declined", note: "The links lead to a shop that does not deliver." }),
];
const DAY = { views: 12_345, likes: 120, saves: 31, opens: 64 };
const FIGURES = { days: ["2026-10-30", "2026-10-31", "2026-11-01"].map((day) => ({ day, ...DAY })) };
const PICTURES = Object.fromEntries(
  LOOKS.map(({ _id }) => [`GET /submission/${_id}/picture`, "pending"] as const),
);

const looksOf = (page: Page) => screenOf(page).getByRole("region", { name: "My looks" });

/** The looks of a person who styles for the shop, on the profile. */
export const PROFILE_LOOK_SCREENS: Screens = {
  "the profile of a stylist": {
    path: "/profile",
    as: shopper,
    wide: true,
    replies: {
      ...PICTURES,
      "GET /submission": returns({ submissions: LOOKS }),
      "GET /submission/look-4/figures": returns(FIGURES),
      "GET /stylist": returns({ stylists: [{ username: "ravi" }, { username: "W".repeat(30) }] }),
    },
    // Nobody has a page as a stylist whose looks are replies of this table.
    console: /status of 404/,
    states: {
      looks: (page) => looksOf(page).getByRole("link", { name: /^See the look/ }),
      figures: async (page) => {
        await looksOf(page).getByText("Views, likes, saves and link opens by day").click();
        return looksOf(page).getByRole("table");
      },
      "after a deletion": async (page) => {
        await looksOf(page)
          .getByRole("button", { name: /^Delete the look/ })
          .first()
          .click();
        return page.getByRole("button", { name: "Undo" });
      },
      "asking what happens to the looks": async (page) => {
        await openDialog(page, "Delete Account");
        return page.getByRole("dialog").getByLabel("Delete them with my account");
      },
    },
  },
  "the profile whose looks could not be loaded": {
    path: "/profile",
    as: shopper,
    replies: { "GET /submission": refuses(400), "GET /stylist": returns({ stylists: [] }) },
    console: /status of 400|Loading the person's looks failed/,
    states: { failed: (page) => looksOf(page).getByRole("button", { name: "Try again" }) },
  },
  "the profile of a person without looks": {
    path: "/profile",
    as: shopper,
    replies: { "GET /submission": returns({ submissions: [] }), "GET /stylist": returns({ stylists: [] }) },
    states: { empty: (page) => looksOf(page).getByRole("link", { name: "Submit a look" }) },
  },
};

import { outfit } from "#tests/factories/api-results.ts";
import { styledOutfit, stylistPage } from "#tests/factories/stylist-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { fromTrending, PATH as OUTFIT_PATH, openFromTrending } from "./outfit.ts";
import { heading, press, type Screens, shopper, toast, WITH_NARROWEST } from "./screen.ts";

const PATH = "/stylist/asha";
const GET = `GET ${PATH}`;
/** The shop has no stylist of this name, so the document of the page is one without. */
const WITHOUT_DOCUMENT = /404/;

const RIGHT_TO_LEFT = "زهراء الأندلسية";
const LONG_NAME = "Annapurna-Venkatalakshminarasimharajuvaripeta-Iyer";
const looksOf = (username: string) => [1, 2, 3, 4, 5].map((number) => styledOutfit(number, username));

/** The page of a stylist, and what leads to it. */
export const STYLIST_SCREENS: Screens = {
  "a stylist": {
    path: PATH,
    wide: true,
    widths: WITH_NARROWEST,
    console: WITHOUT_DOCUMENT,
    replies: { [GET]: returns(stylistPage({}, looksOf("asha"))) },
    states: {
      "of a visitor": heading("asha"),
      "asked to sign in": async (page, request) => {
        await press(page, "Follow asha");
        return toast(page, request);
      },
    },
  },
  "a stylist whom one follows": {
    path: PATH,
    as: shopper,
    console: WITHOUT_DOCUMENT,
    replies: {
      [GET]: returns(stylistPage({ isFollowed: true, about: "" }, looksOf("asha"))),
      [`DELETE ${PATH}/follow`]: returns({}),
    },
    states: {
      followed: (page) => page.getByRole("button", { name: "Following asha" }),
      "followed no longer": async (page) => {
        await press(page, "Following asha");
        return page.getByRole("button", { name: "Follow asha" });
      },
    },
  },
  "a stylist with a name from right to left": {
    path: PATH,
    widths: WITH_NARROWEST,
    console: WITHOUT_DOCUMENT,
    replies: {
      [GET]: returns(
        stylistPage({ username: RIGHT_TO_LEFT, about: "أزياء لكل يوم." }, looksOf(RIGHT_TO_LEFT)),
      ),
    },
    states: { looks: heading(RIGHT_TO_LEFT) },
  },
  "a stylist with a long name": {
    path: PATH,
    widths: WITH_NARROWEST,
    console: WITHOUT_DOCUMENT,
    replies: {
      [GET]: returns(
        stylistPage(
          {
            ...{ username: LONG_NAME, about: "W".repeat(300), numberOfOutfits: 75 },
            totals: { views: 12_345_678, likes: 123_456, saves: 99_999 },
          },
          looksOf(LONG_NAME),
        ),
      ),
    },
    states: { looks: heading(LONG_NAME) },
  },
  "a stylist while they load": {
    path: "/trending",
    replies: {
      ...fromTrending,
      [`GET ${OUTFIT_PATH}`]: returns(outfit({ stylist: { username: "asha" } })),
      [GET]: "pending",
    },
    states: {
      loading: async (page) => {
        await openFromTrending(page);
        await page.getByRole("link", { name: "asha", exact: true }).click();
        return page.getByText("Loading this stylist's looks…");
      },
    },
  },
  "a stylist who is not there": {
    path: "/stylist/no-such-stylist",
    console: /404|Loading a stylist failed/,
    states: { whole: heading("This stylist is not here") },
  },
  "a stylist who could not be loaded": {
    path: PATH,
    console: /404|503|Loading a stylist failed/,
    replies: { [GET]: refuses(503) },
    states: { failed: heading("This stylist's looks could not be loaded") },
  },
  "an outfit of a former member": {
    path: "/trending",
    replies: { ...fromTrending, [`GET ${OUTFIT_PATH}`]: returns(outfit({ stylist: { username: null } })) },
    states: {
      whole: async (page) => {
        await openFromTrending(page);
        return page.getByText("Styled by a former member");
      },
    },
  },
};

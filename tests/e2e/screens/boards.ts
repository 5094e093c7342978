import type { Page } from "@playwright/test";
import { board, boardOutfit, boardPage, savedBoard, saveResult } from "#tests/factories/board-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { boardPath, collector } from "./collector.ts";
import { mostViewed } from "./outfit.ts";
import {
  heading,
  NARROW,
  openDialog,
  press,
  type Screen,
  type Screens,
  type State,
  shopper,
  toast,
  WIDE,
  WITH_NARROWEST,
} from "./screen.ts";

const BOARDS = [
  savedBoard({ numberOfOutfits: 12 }),
  board(1, { name: "أعراس الصيف", isPublic: true, numberOfOutfits: 3 }),
  board(2, { name: "✨ Everything that I would wear to the conference in Goa ✨" }),
];
const LOOKS = [boardOutfit(1), boardOutfit(2, { isAvailable: false }), boardOutfit(3, { type: "Sponsored" })];
const PATH = "/board/board-1";
const GET = `GET ${PATH}`;

const looks: State = (page) => page.getByRole("button", { name: "Add All to Cart" });
const failed: State = (page) => page.getByRole("button", { name: "Try again" });
const checkboxes = (page: Page) => page.getByRole("dialog").last().getByRole("checkbox");

/** A board of the demo shop's outfits. */
const demoBoard = (kind: Parameters<typeof boardPath>[0], changes: Partial<Screen> = {}): Screen => ({
  path: boardPath(kind),
  as: collector,
  // The document has no private boards.
  console: /404/,
  states: { looks },
  ...changes,
});

/** The menu in which a look is saved: a dialog in a narrow window, a pop-over in a wide one. */
const SAVING: Screen = {
  path: "/outfit",
  as: shopper,
  replies: {
    "GET /board/saved": returns({ boardId: "board-saved", outfitIds: [] }),
    "GET /board": returns({ boards: BOARDS.map((one) => ({ ...one, hasOutfit: one.isDefault })) }),
  },
  states: {
    menu: async (page) => {
      const json = saveResult({ asksForAlerts: true });
      await page.route("**/backend/board/board-saved/outfit/*", (route) => route.fulfill({ json }));
      await press(page, /^Save: /);
      await expect(checkboxes(page)).toHaveCount(3);
      return page.getByRole("button", { name: "Yes, tell me" });
    },
    "a new board": async (page) => {
      await press(page, "New board");
      return page.getByLabel("Name of the board").and(page.locator(":focus"));
    },
  },
};

/** Saved looks, their boards and the menu that saves. */
export const BOARD_SCREENS: Screens = {
  "the boards of a person": {
    path: "/saved",
    as: shopper,
    wide: true,
    replies: {
      "GET /board": returns({ boards: BOARDS }),
      "POST /board": refuses(409, "You have a board with this name already"),
    },
    console: /409|Naming a board failed/,
    states: {
      boards: (page) => page.getByRole("article").nth(2),
      "a name that is taken": async (page) => {
        const dialog = await openDialog(page, "New Board");
        await dialog.getByLabel("Name of the board").fill("Weddings");
        await page.keyboard.press("Enter");
        return dialog.getByRole("alert");
      },
    },
  },
  "the boards of a collector": {
    path: "/saved",
    as: collector,
    widths: WITH_NARROWEST,
    states: { boards: heading("Summer weddings") },
  },
  "boards while they load": {
    path: "/saved",
    as: shopper,
    replies: { "GET /board": "pending" },
    states: { loading: (page) => page.getByText("Loading your boards…") },
  },
  "boards that could not be loaded": {
    path: "/saved",
    as: shopper,
    replies: { "GET /board": refuses(404) },
    console: /404|Loading the boards failed/,
    states: { failed },
  },
  "boards without looks": {
    path: "/saved",
    as: shopper,
    replies: { "GET /board": returns({ boards: [savedBoard()] }) },
    states: { empty: heading("Nothing saved yet") },
  },
  "a board of one's own": {
    path: PATH,
    as: shopper,
    wide: true,
    // The document does not have this board.
    console: /404/,
    replies: {
      [GET]: returns(boardPage(LOOKS, { isPublic: true, name: "أعراس الصيف" })),
      "POST /board/board-1/cart": returns({
        success: true,
        message: "",
        added: ["outfit-1"],
        alreadyInCart: ["outfit-3"],
        unavailable: ["outfit-2"],
        withoutRoom: ["outfit-4"],
        cart: { outfits: [], totalOutfits: 0, totalItems: 0, totalPrice: 0 },
      }),
    },
    states: {
      looks,
      arranging: async (page) => {
        await press(page, "Arrange looks");
        return page.getByRole("button", { name: /^Move later/ }).nth(2);
      },
      "in the cart": async (page) =>
        (await openDialog(page, "Add All to Cart")).filter({ hasText: "your cart is full" }),
    },
  },
  "a board of fifty looks": demoBoard("saved"),
  "a board of one look": demoBoard("single"),
  "a board with a name from right to left": demoBoard("rightToLeft"),
  "a board with a long name": demoBoard("long", {
    widths: WITH_NARROWEST,
    states: {
      looks,
      arranging: async (page) => {
        await press(page, "Arrange looks");
        return page.getByRole("button", { name: /^Move later/ }).first();
      },
    },
  }),
  "a board of another person": demoBoard("public", { as: shopper }),
  "a board being deleted": demoBoard("empty", {
    states: {
      toast: async (page, request) => {
        await press(page, "Delete board");
        return toast(page, request);
      },
    },
  }),
  "an empty board": {
    path: PATH,
    as: shopper,
    console: /404/,
    replies: { [GET]: returns(boardPage([])) },
    states: { empty: heading("An empty page") },
  },
  "a board while it loads": {
    path: PATH,
    as: shopper,
    console: /404/,
    replies: { [GET]: "pending" },
    states: { loading: (page) => page.getByText("Loading the board…") },
  },
  "a board that could not be loaded": {
    path: PATH,
    as: shopper,
    console: /404|503|Loading the board failed/,
    replies: { [GET]: refuses(503) },
    states: { failed },
  },
  "a board that is not there": {
    path: PATH,
    console: /404|Loading the board failed/,
    states: { missing: heading("This board is not here") },
  },
  "saving a look": { ...SAVING, widths: NARROW },
  "saving a look in a wide window": { ...SAVING, wide: true, widths: WIDE },
  "saving a look on its page": {
    path: mostViewed,
    as: collector,
    states: {
      "a new board": async (page) => {
        await press(page, /^Save Look|^Saved to/);
        await press(page, "New board");
        return page.getByLabel("Name of the board");
      },
    },
  },
  "saving a look in the viewer": {
    path: mostViewed,
    as: collector,
    states: {
      menu: async (page) => {
        const viewer = await openDialog(page, /full size/i);
        await viewer.getByRole("button", { name: /^Saved?:/ }).click();
        return checkboxes(page).first();
      },
    },
  },
};

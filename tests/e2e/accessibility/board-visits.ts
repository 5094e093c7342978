import type { APIRequestContext, Page } from "@playwright/test";
import { board, boardOutfit, boardPage, savedBoard, saveResult } from "#tests/factories/board-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { firstListed } from "../outfit-calls.ts";
import type { Visit } from "./visit.ts";

const BOARDS = {
  boards: [
    savedBoard({ numberOfOutfits: 12 }),
    board(1, { name: "أعراس الصيف", isPublic: true, numberOfOutfits: 3 }),
    board(2, { name: "✨ Everything that I would wear to the conference in Goa ✨" }),
  ],
};
const OF_OUTFIT = { boards: BOARDS.boards.map((one) => ({ ...one, hasOutfit: one.isDefault })) };
const LOOKS = [boardOutfit(1), boardOutfit(2, { isAvailable: false }), boardOutfit(3, { type: "Sponsored" })];
const PATH = "/board/board-1";
const GET = `GET ${PATH}`;
const there = (page: Page) => expect(page.getByRole("button", { name: "Add All to Cart" })).toBeVisible();

const saveState = {
  "GET /board/saved": returns({ boardId: "board-saved", outfitIds: [] }),
  "GET /board": returns(OF_OUTFIT),
};
const newest = async (request: APIRequestContext) =>
  `PUT /board/board-saved/outfit/${(await firstListed(request, "limit=1"))._id}`;

export const BOARD_VISITS: Record<string, Visit> = {
  "the boards of a person": {
    path: "/saved",
    as: "shopper",
    wide: true,
    replies: {
      "GET /board": returns(BOARDS),
      "POST /board": refuses(409, "You have a board with this name already"),
    },
    console: /409|Naming a board failed/,
    states: {
      boards: (page) => expect(page.getByRole("article")).toHaveCount(3),
      "a name that is taken": async (page) => {
        await page.getByRole("button", { name: "New Board" }).click();
        await page.getByLabel("Name of the board").fill("Weddings");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
      },
    },
  },
  "boards while they load": {
    path: "/saved",
    as: "shopper",
    replies: { "GET /board": "pending" },
    states: { loading: (page) => expect(page.getByText("Loading your boards…")).toBeAttached() },
  },
  "boards that could not be loaded": {
    path: "/saved",
    as: "shopper",
    replies: { "GET /board": refuses(404) },
    console: /404|Loading the boards failed/,
    states: { failed: (page) => expect(page.getByRole("button", { name: "Try again" })).toBeVisible() },
  },
  "boards without looks": {
    path: "/saved",
    as: "shopper",
    replies: { "GET /board": returns({ boards: [savedBoard()] }) },
    states: {
      empty: (page) => expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible(),
    },
  },
  "a board of one's own": {
    path: PATH,
    as: "shopper",
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
      looks: there,
      arranging: async (page) => {
        await page.getByRole("button", { name: "Arrange looks" }).click();
        await expect(page.getByRole("button", { name: /^Move later/ })).toHaveCount(3);
      },
      "in the cart": async (page) => {
        await page.getByRole("button", { name: "Add All to Cart" }).click();
        await expect(page.getByRole("dialog")).toContainText("your cart is full");
      },
    },
  },
  "an empty board": {
    path: PATH,
    as: "shopper",
    console: /404/,
    replies: { [GET]: returns(boardPage([])) },
    states: { empty: (page) => expect(page.getByRole("heading", { name: "An empty page" })).toBeVisible() },
  },
  "a board that is not there": {
    path: PATH,
    console: /404|Loading the board failed/,
    states: {
      missing: (page) => expect(page.getByRole("heading", { name: "This board is not here" })).toBeVisible(),
    },
  },
  "saving a look": {
    path: "/outfit",
    as: "shopper",
    wide: true,
    replies: saveState,
    states: {
      menu: async (page, request) => {
        await page.route(`**/backend${(await newest(request)).slice(4)}`, (route) =>
          route.fulfill({ json: saveResult({ asksForAlerts: true }) }),
        );
        await page
          .getByRole("button", { name: /^Save: / })
          .first()
          .click();
        await expect(page.getByRole("dialog").getByRole("checkbox")).toHaveCount(3);
        await expect(page.getByRole("button", { name: "Yes, tell me" })).toBeVisible();
      },
      "a new board": async (page) => {
        await page.getByRole("button", { name: "New board" }).click();
        await expect(page.getByLabel("Name of the board")).toBeFocused();
      },
    },
  },
};

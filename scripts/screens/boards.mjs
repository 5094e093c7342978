// @ts-nocheck
import { hold, NARROWEST, openDialog, refuse } from "./screen.mjs";

const LIST = "**/backend/board";
const there = (page) => page.getByRole("button", { name: "Add All to Cart" }).waitFor();
const boardsThere = (page) => page.getByRole("heading", { name: "Summer weddings" }).waitFor();
const saveFirst = async (page) => {
  await page
    .getByRole("button", { name: /^Saved?:/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
};

/** Saved looks, their boards and the menu that saves. @type {import("./screen.mjs").Screen[]} */
export const BOARDS = [
  { name: "saved", path: "/saved", steps: boardsThere },
  { name: "saved-narrowest", path: "/saved", widths: NARROWEST, steps: boardsThere },
  {
    name: "saved-empty",
    path: "/saved",
    as: "newcomer",
    steps: (page) => page.getByText("Nothing saved yet").waitFor(),
  },
  { name: "saved-loading", path: "/saved", waiting: true, before: (page) => hold(page, LIST) },
  {
    name: "saved-error",
    path: "/saved",
    before: (page) => refuse(page, LIST),
    steps: (page) => page.getByRole("button", { name: "Try again" }).waitFor(),
  },
  {
    name: "saved-new-board",
    path: "/saved",
    overlay: true,
    steps: async (page) => {
      await boardsThere(page);
      const dialog = await openDialog(page, "New Board");
      await dialog.getByLabel("Name of the board").fill("Summer weddings");
      await dialog.getByRole("button", { name: "Create" }).click();
      await dialog.getByRole("alert").waitFor();
    },
  },
  { name: "board", path: ({ boards }) => `/board/${boards[0]}`, steps: there },
  { name: "board-fifty", path: ({ boards }) => `/board/${boards.saved}`, steps: there },
  { name: "board-one", path: ({ boards }) => `/board/${boards[1]}`, steps: there },
  { name: "board-right-to-left", path: ({ boards }) => `/board/${boards[2]}`, steps: there },
  { name: "board-long-name", path: ({ boards }) => `/board/${boards[3]}`, steps: there },
  { name: "board-narrowest", path: ({ boards }) => `/board/${boards[3]}`, widths: NARROWEST, steps: there },
  {
    name: "board-empty",
    path: ({ boards }) => `/board/${boards[4]}`,
    steps: (page) => page.getByText("An empty page").waitFor(),
  },
  {
    name: "board-loading",
    path: ({ boards }) => `/board/${boards[3]}`,
    waiting: true,
    before: (page) => hold(page, "**/backend/board/*"),
  },
  {
    name: "board-error",
    path: ({ boards }) => `/board/${boards[3]}`,
    before: (page) => refuse(page, "**/backend/board/*"),
    steps: (page) => page.getByRole("button", { name: "Try again" }).waitFor(),
  },
  { name: "board-public", path: ({ boards }) => `/board/${boards[0]}`, as: undefined, steps: there },
  { name: "board-missing", path: ({ boards }) => `/board/${boards[1]}`, as: undefined },
  {
    name: "board-arranging",
    path: ({ boards }) => `/board/${boards[3]}`,
    steps: async (page) => {
      await there(page);
      await page.getByRole("button", { name: "Arrange looks" }).click();
    },
  },
  {
    name: "board-in-cart",
    path: ({ boards }) => `/board/${boards[3]}`,
    overlay: true,
    steps: async (page) => {
      await there(page);
      await openDialog(page, "Add All to Cart");
    },
  },
  {
    name: "board-deleted",
    path: ({ boards }) => `/board/${boards[4]}`,
    overlay: true,
    steps: async (page) => {
      await page.getByRole("button", { name: "Delete board" }).click();
      await page.locator("[data-sonner-toast]").waitFor();
    },
  },
  { name: "save-menu", path: "/outfit", overlay: true, steps: saveFirst },
  {
    name: "save-menu-first",
    path: "/outfit",
    as: "newcomer",
    overlay: true,
    before: (page) =>
      page.route("**/backend/board/*/outfit/*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), asksForAlerts: true } });
      }),
    steps: async (page) => {
      await saveFirst(page);
      await page.getByText("Tell me when the price drops?").waitFor();
    },
  },
  {
    name: "save-menu-new-board",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    overlay: true,
    steps: async (page) => {
      await page.getByRole("button", { name: /^Save Look|^Saved to/ }).click();
      await page.getByRole("button", { name: "New board" }).click();
    },
  },
  {
    name: "save-menu-viewer",
    path: ({ outfitId }) => `/outfit/${outfitId}`,
    overlay: true,
    steps: async (page) => {
      const viewer = await openDialog(page, /full size/i);
      await viewer.getByRole("button", { name: /^Saved?:/ }).click();
      await page.getByRole("checkbox").first().waitFor();
    },
  },
  {
    name: "home-saved",
    path: "/",
    before: (page) => page.evaluate(() => localStorage.setItem("savedLooks", "some")),
    steps: (page) =>
      page.getByRole("region", { name: "Your saved looks" }).getByRole("link").nth(3).waitFor(),
  },
].map((screen) => ({ as: "collector", ...screen }));

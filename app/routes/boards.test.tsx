import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeBoards } from "#app/entities/board/board-copies.ts";
import { hasSavedOutfits, markSavedOutfits } from "#app/entities/board/saved-outfits-key.ts";
import { BOARD_COPIES_KEY } from "#app/entities/session/browsing-data.ts";
import { endSession } from "#app/entities/session/session-store.ts";
import type { BoardPage } from "#contract/boards/boards.ts";
import { accountState, cart, outfitSummary, signedIn, trending } from "#tests/factories/api-results.ts";
import { board, boardOutfit, boardPage, savedBoard } from "#tests/factories/board-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const LIST = "GET /board";
const BOARD = "GET /board/board-1";
const main = () => within(screen.getByRole("main"));
const openSaved = (api = {}) => renderSite("/saved", { session: signedIn(), api });
const openBoard = (page: BoardPage, api = {}) =>
  renderSite("/board/board-1", { session: signedIn(), api: { [BOARD]: () => page, ...api } });
const three = () => [1, 2, 3].map((number) => boardOutfit(number, { category: NAMES[number - 1] ?? "Date" }));
const NAMES = ["Wedding", "Party", "Casual"] as const;

// Without the network a copy of this device is shown; no test starts with one.
beforeEach(() => localStorage.clear());

describe("the boards of a person", () => {
  it("are for those who are signed in", async () => {
    await renderSite("/saved");
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Saved looks" })).toBeNull();
  });

  it("are listed with their names and numbers", async () => {
    await openSaved({
      [LIST]: () => ({
        boards: [
          savedBoard({ numberOfOutfits: 1 }),
          board(1, { name: "أعراس", isPublic: true, numberOfOutfits: 12 }),
        ],
      }),
    });
    const link = await main().findByRole("link", { name: "أعراس" });
    expect(link.getAttribute("href")).toBe("/board/board-1");
    expect(main().getByText("12 looks · Public")).toBeDefined();
    expect(main().getByText("1 look")).toBeDefined();
  });

  it("invite to save something when there is nothing", async () => {
    await openSaved({ [LIST]: () => ({ boards: [savedBoard()] }) });
    await main().findByRole("heading", { name: "Nothing saved yet" });
    expect(main().getByRole("link", { name: "Explore Outfits" }).getAttribute("href")).toBe("/outfit");
  });

  it("say when they could not be loaded, and load again", async () => {
    expectConsole(/Loading the boards failed/);
    const site = await openSaved({ [LIST]: () => refusal(400, "Not today") });
    const retry = await main().findByRole("button", { name: "Try again" });
    site.reply(LIST, () => ({ boards: [savedBoard({ numberOfOutfits: 3 })] }));
    await site.user.click(retry);
    expect(await main().findByRole("link", { name: "Saved" })).toBeDefined();
  });

  it("are shown as this device has them without a network", async () => {
    storeBoards("user-asha", { boards: [savedBoard({ numberOfOutfits: 3 })] });
    await openSaved({ [LIST]: noNetwork });
    expect(await main().findByRole("link", { name: "Saved" })).toBeDefined();
    expect(main().getByText(/No connection. This is how it was on this device/)).toBeDefined();
    act(endSession);
    expect(localStorage.getItem(BOARD_COPIES_KEY)).toBeNull();
  });

  it("are only the user's own on this device", async () => {
    expectConsole(/Loading the boards failed/);
    storeBoards("user-meera", { boards: [savedBoard({ numberOfOutfits: 3 })] });
    await openSaved({ [LIST]: () => refusal(400, "Not today") });
    await main().findByRole("button", { name: "Try again" });
  });

  it("get another one", async () => {
    const site = await openSaved({
      [LIST]: () => ({ boards: [savedBoard({ numberOfOutfits: 3 })] }),
      "POST /board": () => board(1),
      [BOARD]: () => boardPage([], { name: "Someday" }),
    });
    await site.user.click(main().getByRole("button", { name: "New Board" }));
    await site.user.type(await screen.findByLabelText("Name of the board"), "Someday{Enter}");
    expect(await screen.findByRole("heading", { name: "Someday", level: 1 })).toBeDefined();
    expect(await main().findByRole("heading", { name: "An empty page" })).toBeDefined();
  });
});

describe("a board", () => {
  it("says when it does not exist, or is private", async () => {
    expectConsole(/Loading the board failed/);
    await renderSite("/board/board-1", { api: { [BOARD]: () => refusal(404, "Not here") } });
    await main().findByRole("heading", { name: "This board is not here" });
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  });

  it("can be asked for again when it could not be loaded", async () => {
    expectConsole(/Loading the board failed/);
    const site = await openBoard(boardPage([]), { [BOARD]: () => refusal(400, "Not today") });
    const retry = await main().findByRole("button", { name: "Try again" });
    site.reply(BOARD, () => boardPage([boardOutfit()]));
    await site.user.click(retry);
    expect(await main().findByRole("heading", { name: "Board 1" })).toBeDefined();
  });

  it("shows a reader whose it is, and nothing to change it with", async () => {
    const page = boardPage(three(), { isOwn: false, isPublic: true, owner: { username: "kavya" } });
    await renderSite("/board/board-1", { api: { [BOARD]: () => page } });
    await main().findByText("kavya");
    expect(main().queryByRole("switch")).toBeNull();
    expect(main().queryByRole("button", { name: /Arrange|Rename|Delete/ })).toBeNull();
    expect(main().getByRole("button", { name: "Share" })).toBeDefined();
    expect(document.querySelector("meta[name=robots]")).toBeNull();
  });

  it("says which looks are no longer available, without a link", async () => {
    await openBoard(boardPage([boardOutfit(1), boardOutfit(2, { isAvailable: false })]));
    await main().findByText("No longer available");
    expect(main().getAllByRole("link", { name: "Wedding Outfit" })).toHaveLength(1);
  });

  it("loads further looks on demand", async () => {
    const first = Array.from({ length: 24 }, (_, index) => boardOutfit(index + 1));
    const board = { numberOfOutfits: 25 };
    const site = await openBoard(boardPage(first, board), {
      "GET /board/board-1?startIndex=24": () => ({
        ...boardPage([boardOutfit(25)], board),
        previousId: "outfit-24",
      }),
    });
    await site.user.click(await main().findByRole("button", { name: "Show More Looks" }));
    await waitFor(() => expect(main().getAllByRole("article")).toHaveLength(25));
    expect(main().queryByRole("button", { name: "Show More Looks" })).toBeNull();
  });

  it("becomes public and private by a switch, which goes back when that fails", async () => {
    expectConsole(/Changing a board failed/);
    const site = await openBoard(boardPage(three()), { "PUT /board/board-1": noNetwork });
    const sharing = await main().findByRole<HTMLInputElement>("switch", { name: /Anyone with the link/ });
    await site.user.click(sharing);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(sharing.checked).toBe(false);
    expect(main().queryByRole("button", { name: "Share" })).toBeNull();
    site.reply("PUT /board/board-1", () => board(1, { isPublic: true }));
    site.reply(BOARD, () => boardPage(three(), { isPublic: true }));
    await site.user.click(sharing);
    expect(await main().findByRole("button", { name: "Share" })).toBeDefined();
    expect(site.sentTo("PUT /board/board-1").map(({ body }) => body)).toEqual([
      { isPublic: true },
      { isPublic: true },
    ]);
  });

  it("switches price alerts, and the profile shows the same", async () => {
    const site = await openBoard(boardPage(three()), { "PUT /user/alerts": () => ({ priceDrops: true }) });
    const alerts = await main().findByRole<HTMLInputElement>("switch", {
      name: "Tell me when the price drops",
    });
    await waitFor(() => expect(alerts.disabled).toBe(false));
    await site.user.click(alerts);
    expect(alerts.checked).toBe(true);
    site.reply("GET /user/account", () => accountState({ alerts: { priceDrops: true } }));
    await site.user.click(screen.getByRole("link", { name: /^Profile/ }));
    const onProfile = await main().findByRole<HTMLInputElement>("switch", {
      name: "Tell me when the price drops",
    });
    expect(onProfile.checked).toBe(true);
  });

  it("is renamed", async () => {
    const site = await openBoard(boardPage(three()), {
      "PUT /board/board-1": () => board(1, { name: "🌸 बहार" }),
    });
    await site.user.click(await main().findByRole("button", { name: "Rename" }));
    const name = await screen.findByLabelText("Name of the board");
    expect(name).toHaveProperty("value", "Board 1");
    site.reply(BOARD, () => boardPage(three(), { name: "🌸 बहार" }));
    await site.user.clear(name);
    await site.user.type(name, "🌸 बहार{Enter}");
    expect(await main().findByRole("heading", { name: "🌸 बहार", level: 1 })).toBeDefined();
  });

  it("keeps the name of the first one, which stays", async () => {
    await openBoard(boardPage(three(), { isDefault: true, name: "Saved" }));
    await main().findByRole("button", { name: "Arrange looks" });
    expect(main().queryByRole("button", { name: /Rename|Delete/ })).toBeNull();
  });

  it("has the price of its available looks together", async () => {
    const outfits = [800, 950.5].map((totalPrice, index) => boardOutfit(index + 1, { totalPrice }));
    const gone = boardOutfit(3, { totalPrice: 5_000, isAvailable: false });
    await openBoard(boardPage([...outfits, gone]));
    const total = await main().findByText(/^Total/);
    expect(total.parentElement?.textContent).toBe("Total ₹1,750.50");
  });

  it("has nothing to arrange with one look", async () => {
    await openBoard(boardPage([boardOutfit()]));
    await main().findByText(/^Total/);
    expect(main().queryByRole("button", { name: "Arrange looks" })).toBeNull();
  });

  it("is deleted once that can no longer be undone", async () => {
    const site = await openBoard(boardPage(three()), {
      [LIST]: () => ({ boards: [savedBoard({ numberOfOutfits: 2 }), board(1)] }),
      "DELETE /board/board-1": () => ({ success: true, message: "The board is deleted" }),
    });
    await site.user.click(await main().findByRole("button", { name: "Delete board" }));
    await screen.findByRole("heading", { name: "Saved looks" });
    await main().findByRole("link", { name: "Saved" });
    expect(main().queryByRole("link", { name: "Board 1" })).toBeNull();
    await site.user.click(await screen.findByRole("button", { name: "Undo" }));
    await site.user.click(await main().findByRole("link", { name: "Board 1" }));
    expect(site.sentTo("DELETE /board/board-1")).toEqual([]);

    await site.user.click(await main().findByRole("button", { name: "Delete board" }));
    await screen.findByRole("button", { name: "Undo" });
    const elsewhere = new BroadcastChannel("ensemble");
    const heard = vi.fn();
    elsewhere.addEventListener("message", ({ data }) => heard(data));
    site.reply(LIST, () => ({ boards: [savedBoard({ numberOfOutfits: 2 })] }));
    await site.user.click(screen.getAllByRole("button", { name: "Close toast" }).at(-1) as HTMLElement);
    await waitFor(() => expect(site.sentTo("DELETE /board/board-1")).toHaveLength(1));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ about: "boards", userId: "user-asha" }));
    elsewhere.close();
  });

  it("that was deleted as the page was left cannot be undone when the browser brings the page back", async () => {
    const site = await openBoard(boardPage(three()), {
      [LIST]: () => ({ boards: [savedBoard()] }),
      "DELETE /board/board-1": () => ({ success: true, message: "The board is deleted" }),
    });
    await site.user.click(await main().findByRole("button", { name: "Delete board" }));
    await screen.findByRole("button", { name: "Undo" });
    dispatchEvent(new Event("pagehide"));
    expect(site.sentTo("DELETE /board/board-1")).toHaveLength(1);
    site.reply("DELETE /board/board-1", () => refusal(404, "There is no such board"));
    act(() => void dispatchEvent(new Event("pageshow")));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
    dispatchEvent(new Event("pagehide"));
    expect(site.sentTo("DELETE /board/board-1")).toHaveLength(1);
  });

  it.each([
    ["by the menu", "POST /auth/signout", ["Menu"], "Log Out"],
    ["on the profile", "POST /user/signout", [], "Sign Out"],
  ] as const)(
    "that was deleted is deleted before one signs out %s",
    async (_where, call, opener, signOut) => {
      const site = await openBoard(boardPage(three()), {
        [LIST]: () => ({ boards: [savedBoard()] }),
        "DELETE /board/board-1": () => ({ success: true, message: "The board is deleted" }),
        [call]: () => ({ success: true, message: "Bye" }),
      });
      await site.user.click(await main().findByRole("button", { name: "Delete board" }));
      await screen.findByRole("button", { name: "Undo" });
      for (const name of opener) await site.user.click(screen.getByRole("button", { name }));
      if (opener.length === 0) await site.user.click(screen.getByRole("link", { name: /^Profile/ }));
      await site.user.click(await screen.findByRole("button", { name: signOut }));
      await waitFor(() => expect(site.sentTo(call)).toHaveLength(1));
      const [deletion] = site.sentTo("DELETE /board/board-1");
      expect(deletion && site.sent.indexOf(deletion)).toBeLessThan(
        site.sent.findIndex(({ path }) => call.endsWith(path)),
      );
      await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
      expect(site.sentTo("DELETE /board/board-1")).toHaveLength(1);
    },
  );

  it("gives its name to a new one once it is deleted", async () => {
    const site = await openBoard(boardPage(three()), {
      [LIST]: () => ({ boards: [savedBoard({ numberOfOutfits: 2 })] }),
      "DELETE /board/board-1": () => ({ success: true, message: "The board is deleted" }),
      "POST /board": () => board(2),
      "GET /board/board-2": () => boardPage([]),
    });
    await site.user.click(await main().findByRole("button", { name: "Delete board" }));
    await screen.findByRole("button", { name: "Undo" });
    await site.user.click(main().getByRole("button", { name: "New Board" }));
    await site.user.type(await screen.findByLabelText("Name of the board"), "Board 1{Enter}");
    await waitFor(() => expect(site.sentTo("POST /board")).toHaveLength(1));
    const order = site.sent.map(({ method, path }) => `${method} ${path}`);
    expect(order.indexOf("DELETE /board/board-1")).toBeGreaterThan(-1);
    expect(order.indexOf("DELETE /board/board-1")).toBeLessThan(order.indexOf("POST /board"));
  });
});

describe("a board into the cart", () => {
  const ADD = "POST /board/board-1/cart";
  const add = () => main().findByRole("button", { name: "Add All to Cart" });
  const result = {
    success: true,
    message: "",
    added: ["outfit-1"],
    alreadyInCart: ["outfit-2"],
    unavailable: ["outfit-3", "outfit-4"],
    withoutRoom: [],
    cart: cart([]),
  };

  it("says what went in and what did not", async () => {
    const site = await openBoard(boardPage(three()), { [ADD]: () => result });
    await site.user.click(await add());
    const dialog = within(await screen.findByRole("dialog", { name: "Your board and your cart" }));
    expect(dialog.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "1 look added to your cart",
      "1 look already in it, as many as before",
      "2 looks no longer available",
    ]);
    expect(dialog.getByRole("link", { name: "Go to Cart" }).getAttribute("href")).toBe("/cart");
  });

  it("says why it failed, and goes through under the same key", async () => {
    expectConsole(/Adding a board to the cart failed/);
    const site = await openBoard(boardPage(three()), { [ADD]: noNetwork });
    await site.user.click(await add());
    await waitFor(() =>
      expect(toasts()).toContainEqual({ kind: "error", text: "Failed to add outfit to cart" }),
    );
    site.reply(ADD, () => result);
    await site.user.click(await add());
    await screen.findByRole("dialog");
    const keys = site.sentTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  it("needs signing in", async () => {
    const site = await renderSite("/board/board-1", {
      api: { [BOARD]: () => boardPage(three(), { isOwn: false, isPublic: true }) },
    });
    await site.user.click(await add());
    await waitFor(() =>
      expect(toasts()).toContainEqual({ kind: "error", text: "Please login to add items to cart" }),
    );
    expect(site.sentTo(ADD)).toEqual([]);
  });
});

describe("the home page", () => {
  const SAVED = [1, 2, 3, 4].map((number) => `outfit-${number}`);
  const HOME = {
    "GET /outfit/trending": () => trending(3),
    "GET /board/saved": () => ({ boardId: "board-saved", outfitIds: SAVED }),
    "GET /outfit/getoutfits": () => ({
      outfits: [1, 2, 3, 4].map((number) => outfitSummary(number, number === 2 ? { type: "Sponsored" } : {})),
      total: 4,
      totalIsCapped: false,
    }),
  };
  const strip = () => screen.queryByRole("region", { name: "Your saved looks" });

  it("has the looks that were saved last below its opening, where the browser knows of four", async () => {
    markSavedOutfits(4);
    const site = await renderSite("/", { session: signedIn(), api: HOME });
    const links = await waitFor(() =>
      within(strip() as HTMLElement).getAllByRole("link", { name: /Wedding/ }),
    );
    expect(links.map((link) => link.getAttribute("href"))).toEqual(SAVED.map((id) => `/outfit/${id}`));
    expect(site.sentTo("GET /outfit/getoutfits")[0]?.path).toContain(`ids=${SAVED.join(",")}`);
    const opening = screen.getByRole("heading", { level: 1 });
    expect(opening.compareDocumentPosition(strip() as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(strip() as HTMLElement).getAllByText("Sponsored")).toHaveLength(1);
  });

  it("says in their place when they could not be loaded, and loads them again", async () => {
    expectConsole(/Fetching the recently viewed outfits failed/);
    markSavedOutfits(4);
    const outfits = "GET /outfit/getoutfits";
    const site = await renderSite("/", {
      session: signedIn(),
      api: { ...HOME, [outfits]: () => refusal(400, "Not today") },
    });
    const failure = await screen.findByText("Your saved looks could not be loaded.");
    site.reply(outfits, HOME[outfits]);
    await site.user.click(within(failure.parentElement as HTMLElement).getByRole("button"));
    await waitFor(() =>
      expect(within(strip() as HTMLElement).getAllByRole("link", { name: /Wedding/ })).toHaveLength(4),
    );
  });

  it("has no place for them otherwise, so that nothing moves", async () => {
    await renderSite("/", { session: signedIn(), api: HOME });
    await screen.findAllByRole("button", { name: /^Saved: Wedding/ });
    expect(strip()).toBeNull();
    expect(hasSavedOutfits()).toBe(true);
  });

  it("has no strip of three looks", async () => {
    markSavedOutfits(4);
    await renderSite("/", {
      session: signedIn(),
      api: { ...HOME, "GET /board/saved": () => ({ boardId: "board-saved", outfitIds: SAVED.slice(1) }) },
    });
    await waitFor(() => expect(hasSavedOutfits()).toBe(false));
  });
});

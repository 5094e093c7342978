import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { savedQuery } from "#app/entities/board/saved-outfits.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { board, boardOutfit, boardPage, saveResult } from "#tests/factories/board-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const BOARD = "GET /board/board-1";
const main = () => within(screen.getByRole("main"));
const openBoard = (page: BoardPage, api = {}) =>
  renderSite("/board/board-1", { session: signedIn(), api: { [BOARD]: () => page, ...api } });
const three = () => [1, 2, 3].map((number) => boardOutfit(number, { category: NAMES[number - 1] ?? "Date" }));
const NAMES = ["Wedding", "Party", "Casual"] as const;
const shown = () =>
  main()
    .getAllByRole("article")
    .map((look) => within(look).getByRole("heading").textContent);

// Without the network a copy of this device is shown; no test starts with one.
beforeEach(() => localStorage.clear());

describe("arranging a board", () => {
  const arrange = async (site: Awaited<ReturnType<typeof openBoard>>) =>
    site.user.click(await main().findByRole("button", { name: "Arrange looks" }));
  const move = (id: string) => `PUT /board/board-1/outfit/${id}/position`;

  it("moves a look by buttons, and keeps the focus on the one that was pressed", async () => {
    const site = await openBoard(boardPage(three()), {
      [move("outfit-1")]: () => board(1),
      [move("outfit-2")]: () => board(1),
    });
    await arrange(site);
    const [wedding, party, casual] = three() as [BoardOutfit, BoardOutfit, BoardOutfit];
    const later = main().getByRole("button", { name: "Move later: Wedding, Women" });
    site.reply(BOARD, () => boardPage([party, wedding, casual]));
    await site.user.click(later);
    expect(shown()).toEqual(["Party Outfit", "Wedding Outfit", "Casual Outfit"]);
    expect(document.activeElement).toBe(later);
    expect(main().getByText("Wedding moved to place 2 of 3")).toBeDefined();
    site.reply(BOARD, () => boardPage([party, casual, wedding]));
    await site.user.click(later);
    await site.user.click(main().getByRole("button", { name: "Move earlier: Party, Women" }));
    expect(shown()).toEqual(["Party Outfit", "Casual Outfit", "Wedding Outfit"]);
    await waitFor(() =>
      expect(site.sentTo(move("outfit-1")).map(({ body }) => body)).toEqual([
        { after: "outfit-2" },
        { after: "outfit-3" },
      ]),
    );
    const done = main().getByRole("button", { name: "Done" });
    expect(done.hasAttribute("aria-pressed")).toBe(false);
    await site.user.click(done);
    expect(main().queryByRole("button", { name: /^Move/ })).toBeNull();
  });

  it("takes a move back that fails", async () => {
    expectConsole(/Changing a board failed/);
    const text = "The board has changed meanwhile. Please try again.";
    const site = await openBoard(boardPage(three()), { [move("outfit-3")]: () => refusal(409, text) });
    await arrange(site);
    await site.user.click(main().getByRole("button", { name: "Move earlier: Casual, Women" }));
    await waitFor(() => expect(toasts()).toContainEqual({ kind: "error", text }));
    await waitFor(() => expect(shown()).toEqual(["Wedding Outfit", "Party Outfit", "Casual Outfit"]));
  });

  it("removes a look, and puts it back to its place", async () => {
    const site = await openBoard(boardPage(three()), {
      "DELETE /board/board-1/outfit/outfit-2": () => saveResult({ isSaved: false }),
      "PUT /board/board-1/outfit/outfit-2": () => saveResult(),
      [move("outfit-2")]: () => board(1),
    });
    await arrange(site);
    const [first, second, third] = three();
    site.reply(BOARD, () => boardPage([first, third].flatMap((look) => look ?? [])));
    await site.user.click(main().getByRole("button", { name: "Remove from this board: Party, Women" }));
    expect(shown()).toEqual(["Wedding Outfit", "Casual Outfit"]);
    site.reply(BOARD, () => boardPage([first, second, third].flatMap((look) => look ?? [])));
    await site.user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shown()).toEqual(["Wedding Outfit", "Party Outfit", "Casual Outfit"]));
    expect(site.sentTo(move("outfit-2")).map(({ body }) => body)).toEqual([{ after: "outfit-1" }]);
  });

  it("removes a look that is no longer available without an offer to undo it", async () => {
    const site = await openBoard(boardPage([boardOutfit(1), boardOutfit(2, { isAvailable: false })]), {
      "DELETE /board/board-1/outfit/outfit-2": () => saveResult({ isSaved: false }),
    });
    await arrange(site);
    site.reply(BOARD, () => boardPage([boardOutfit(1)]));
    await site.user.click(main().getAllByRole("button", { name: /^Remove/ })[1] as HTMLElement);
    await waitFor(() =>
      expect(toasts()).toContainEqual({ kind: "success", text: "Removed from this board" }),
    );
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("puts a look back to the front when the one before it has left meanwhile", async () => {
    const site = await openBoard(boardPage(three()), {
      "DELETE /board/board-1/outfit/outfit-2": () => saveResult({ isSaved: false }),
      "PUT /board/board-1/outfit/outfit-2": () => saveResult(),
      [move("outfit-2")]: () => refusal(409, "The board has changed meanwhile. Please try again."),
    });
    await arrange(site);
    const [first, second, third] = three() as [BoardOutfit, BoardOutfit, BoardOutfit];
    site.reply(BOARD, () => boardPage([first, third]));
    await site.user.click(main().getByRole("button", { name: "Remove from this board: Party, Women" }));
    site.reply(BOARD, () => boardPage([second, third]));
    await site.user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shown()).toEqual(["Party Outfit", "Casual Outfit"]));
    await site.user.click(main().getByRole("button", { name: "Done" }));
    const query = savedQuery("user-asha").queryKey;
    expect(getQueryClient().getQueryData(query)?.outfitIds).toContain("outfit-2");
    expect(toasts().filter(({ kind }) => kind === "error")).toEqual([]);
  });

  it("shows a move that waits for a removal until both are done", async () => {
    const removal = heldReply(() => saveResult({ isSaved: false }));
    const moving = heldReply(() => board(1));
    const site = await openBoard(boardPage(three()), {
      "DELETE /board/board-1/outfit/outfit-3": removal.reply,
      [move("outfit-2")]: moving.reply,
    });
    await arrange(site);
    const [first, second] = three() as [BoardOutfit, BoardOutfit];
    site.reply(BOARD, () => boardPage([first, second]));
    await site.user.click(main().getByRole("button", { name: "Remove from this board: Casual, Women" }));
    await site.user.click(main().getByRole("button", { name: "Move earlier: Party, Women" }));
    const asked = site.sentTo(BOARD).length;
    removal.release();
    await waitFor(() => expect(site.sentTo(move("outfit-2"))).toHaveLength(1));
    expect(site.sentTo(BOARD)).toHaveLength(asked);
    expect(shown()).toEqual(["Party Outfit", "Wedding Outfit"]);
    site.reply(BOARD, () => boardPage([second, first]));
    moving.release();
    await waitFor(() => expect(site.sentTo(BOARD)).toHaveLength(asked + 1));
    expect(shown()).toEqual(["Party Outfit", "Wedding Outfit"]);
  });

  it("moves the focus to the next look when one is removed, and to the board after the last", async () => {
    const site = await openBoard(boardPage(three()), {
      "DELETE /board/board-1/outfit/outfit-1": () => saveResult({ isSaved: false }),
      "DELETE /board/board-1/outfit/outfit-2": () => saveResult({ isSaved: false }),
      "DELETE /board/board-1/outfit/outfit-3": () => saveResult({ isSaved: false }),
    });
    await arrange(site);
    const remove = (name: string) =>
      main().getByRole("button", { name: `Remove from this board: ${name}, Women` });
    const [wedding, , casual] = three() as [BoardOutfit, BoardOutfit, BoardOutfit];
    site.reply(BOARD, () => boardPage([wedding, casual]));
    await site.user.click(remove("Party"));
    expect(document.activeElement).toBe(remove("Casual"));
    site.reply(BOARD, () => boardPage([wedding]));
    await site.user.click(remove("Casual"));
    expect(document.activeElement).toBe(remove("Wedding"));
    site.reply(BOARD, () => boardPage([]));
    await site.user.click(remove("Wedding"));
    expect(document.activeElement).toBe(main().getByRole("region", { name: "Looks of this board" }));
  });
});

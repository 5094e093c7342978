import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { DraftInput } from "#contract/studio/studio.ts";
import { outfit } from "#tests/factories/api-results.ts";
import { arranged, cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { noNetwork } from "#tests/setup/render-site.tsx";
import {
  BOARD,
  CUT_OUT,
  DRAFT,
  noContent,
  OPEN,
  onTheBoard,
  open,
  select,
  tab,
} from "#tests/setup/studio-site.ts";

it("opens the draft, saves changes of it, and says when they could not be saved", async () => {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: noNetwork });
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  await select(site, "Tan juttis");
  await site.user.selectOptions(screen.getByLabelText("Role"), "Small piece");
  expect(await screen.findByText("Not saved yet")).toBeDefined();
  const failed = await screen.findByText(/^Not saved: /, {}, { timeout: 10_000 });
  site.reply(DRAFT, noContent);
  await site.user.click(within(failed.parentElement as HTMLElement).getByRole("button"));
  expect(await screen.findByText("Saved")).toBeDefined();
  const saved = site.sentTo(DRAFT).at(-1)?.body as DraftInput | undefined;
  expect(saved?.outfitId).toBeNull();
  expect(saved?.composition.pieces.map(({ role }) => role)).toEqual(["top", "small"]);
});

it("an unsaved change is sent when the page is left", async () => {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }) });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  await site.user.selectOptions(screen.getByLabelText("Role"), "Small piece");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(site.sentTo(DRAFT)).toHaveLength(1);
});

it("starts again after it has been confirmed", async () => {
  const site = await open({
    [OPEN]: () => studio({ draft: studioDraft() }),
    "DELETE /studio/admin/draft": noContent,
  });
  await site.user.click(await screen.findByRole("button", { name: "Start again" }));
  const question = within(await screen.findByRole("dialog", { name: "Start again?" }));
  await site.user.click(question.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await tab(site, "On the board");
  expect(await screen.findByText("The board is empty.")).toBeDefined();
  expect(site.sentTo("DELETE /studio/admin/draft")).toHaveLength(1);
});

it("opens the draft of the present when the menu leads from a look to the studio", async () => {
  const board = { composition: arranged({ seed: "a", pieces: [{ itemName: "Blue jeans" }] }), cutouts: [] };
  const site = await open({ [BOARD]: () => board }, "/dashboard/studio?outfit=outfit-1");
  await screen.findByRole("tab", { name: "On the board" });
  expect(await onTheBoard(site)).toEqual(["Blue jeans"]);
  site.reply(OPEN, () => studio({ draft: studioDraft() }));
  await site.user.click(screen.getAllByRole("link", { name: "Studio" })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Blue jeans" })).toBeNull());
  await screen.findByRole("tab", { name: "On the board" });
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
});

it("asks before a board is left that could not be saved", async () => {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: noNetwork });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  await site.user.selectOptions(screen.getByLabelText("Role"), "Small piece");
  await screen.findByText(/^Not saved: /, {}, { timeout: 10_000 });
  await site.user.click(screen.getAllByRole("link", { name: "Pieces" })[0] as HTMLElement);
  const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await site.user.click(question.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
});

it("offers an unfinished board before it opens that of a look", async () => {
  const board = { composition: arranged({ seed: "a", pieces: [{ itemName: "Blue jeans" }] }), cutouts: [] };
  const site = await open(
    { [OPEN]: () => studio({ draft: studioDraft() }), [BOARD]: () => board },
    "/dashboard/studio?outfit=outfit-1",
  );
  expect(await screen.findByRole("heading", { name: "You have an unfinished board" })).toBeDefined();
  expect(site.sentTo(BOARD)).toEqual([]);
  await site.user.click(screen.getByRole("button", { name: "Start again" }));
  await screen.findByRole("tab", { name: "On the board" });
  expect(await onTheBoard(site)).toEqual(["Blue jeans"]);
});

it("a look that is saved is opened anew, its draft is deleted, and nothing is replaced again", async () => {
  const link = "https://shop.example/7";
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:look", revokeObjectURL: () => {} }));
  const shown = { ...outfit(), image: "/favicon.svg" };
  const item = { ...shown.items[0], itemId: "item-1", itemName: "Kurta 7", itemLink: link };
  const pieces = [{ itemName: "Red kurta" }];
  const before = { composition: arranged({ seed: "a", pieces }), cutouts: [] };
  const own = cutout(7, { item: { ...cutout(7).item, itemLink: link } });
  const after = {
    composition: arranged({ seed: "a", pieces: [{ itemName: "Kurta 7", cutoutId: own.cutoutId }] }),
    cutouts: [own],
  };
  const site = await open(
    {
      [BOARD]: () => before,
      "GET /outfit/outfit-1": () => ({ ...shown, items: [{ ...item, itemName: "Red kurta" }] }),
      [CUT_OUT]: () => own,
      [DRAFT]: noNetwork,
      "DELETE /studio/admin/draft": noContent,
      "POST /studio/admin/preview": () => new Response("picture"),
      "PUT /outfit/update/outfit-1": () => ({ ...shown, items: [item] }),
    },
    `/dashboard/studio?outfit=outfit-1&replace=item-1&link=${encodeURIComponent(link)}`,
  );
  await screen.findByRole("tab", { name: "On the board" });
  await waitFor(async () => expect(await onTheBoard(site)).toEqual(["Kurta 7"]));
  await screen.findByText(/^Not saved: /, {}, { timeout: 10_000 });
  site.reply(BOARD, () => after);
  site.reply("GET /outfit/outfit-1", () => ({ ...shown, items: [item] }));
  site.reply(DRAFT, noContent);
  const drafts = site.sentTo(DRAFT).length;
  const boards = site.sentTo(BOARD).length;
  await site.user.click(screen.getByRole("button", { name: "Use this look" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Outfit" }));
  await site.user.selectOptions(await dialog.findByLabelText("Category"), "Casual");
  await site.user.selectOptions(dialog.getByLabelText("Section"), "Women");
  await site.user.click(dialog.getByRole("button", { name: "Update Outfit" }));
  await waitFor(() => expect(site.sentTo(BOARD).length).toBeGreaterThan(boards + 1));
  await waitFor(async () => expect(await onTheBoard(site)).toEqual(["Kurta 7"]));
  expect(site.sentTo("DELETE /studio/admin/draft")).toHaveLength(1);
  expect(site.sentTo(DRAFT)).toHaveLength(drafts);
  expect(site.sentTo(CUT_OUT)).toHaveLength(1);
});

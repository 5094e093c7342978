import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { beginSession, endChosenSession, endSession } from "#app/entities/session/session-store.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { DraftInput } from "#contract/studio/studio.ts";
import { outfit, signedIn } from "#tests/factories/api-results.ts";
import { arranged, cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { noNetwork, refusal } from "#tests/setup/render-site.tsx";
import {
  BOARD,
  CUT_OUT,
  changeRole,
  DRAFT,
  noContent,
  OPEN,
  onTheBoard,
  open,
  refused,
  type Site,
  select,
  tab,
} from "#tests/setup/studio-site.ts";
import { scaled } from "#tests/setup/time-limits.ts";

it("opens the draft, saves changes of it, and says when they could not be saved", async () => {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: noNetwork });
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  await select(site, "Tan juttis");
  changeRole("Small piece");
  expect(screen.getByText("Not saved yet")).toBeDefined();
  const failed = await screen.findByText(/^Not saved: /, {}, { timeout: scaled(10_000) });
  site.reply(DRAFT, noContent);
  await site.user.click(within(failed.parentElement as HTMLElement).getByRole("button"));
  expect((await screen.findByText("Saved")).parentElement).toBe(document.activeElement);
  const saved = site.sentTo(DRAFT).at(-1)?.body as DraftInput | undefined;
  expect(saved?.outfitId).toBeNull();
  expect(saved?.composition.pieces.map(({ role }) => role)).toEqual(["top", "small"]);
});

it("an unsaved change is sent when the page is left", async () => {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }) });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  changeRole("Small piece");
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
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Studio" }));
  await tab(site, "On the board");
  expect(await screen.findByText("The board is empty.")).toBeDefined();
  expect(site.sentTo("DELETE /studio/admin/draft")).toHaveLength(1);
});

it.each(["Start again", "Go on"])("“%s” leaves the focus at the heading", async (label) => {
  await open(
    { [OPEN]: () => studio({ draft: studioDraft() }), [BOARD]: () => studioDraft() },
    "/dashboard/studio?outfit=outfit-1",
  );
  const button = await screen.findByRole("button", { name: label });
  button.focus();
  button.click();
  await screen.findByRole("tab", { name: "On the board" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Studio" }));
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

describe("a board that could not be saved", () => {
  async function leaveUnsaved() {
    const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: noNetwork });
    await onTheBoard(site);
    await select(site, "Tan juttis");
    changeRole("Layer");
    await screen.findByText(/^Not saved: /, {}, { timeout: scaled(10_000) });
    changeRole("Small piece");
    expect(screen.getByText("Not saved yet")).toBeDefined();
    await site.user.click(screen.getAllByRole("link", { name: "Pieces" })[0] as HTMLElement);
    const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    const choose = async (name: string) => site.user.click(question.getByRole("button", { name }));
    return { site, choose };
  }

  it("is not left without a question, also while another change waits", async () => {
    const { site, choose } = await leaveUnsaved();
    await choose("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  });

  it("is there again after another screen", async () => {
    const { site, choose } = await leaveUnsaved();
    await choose("Leave");
    await screen.findByRole("heading", { name: "Pieces", level: 1 });
    site.reply(DRAFT, noContent);
    await site.user.click(screen.getAllByRole("link", { name: "Studio" })[0] as HTMLElement);
    await screen.findByRole("tab", { name: "On the board" });
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(
      draftsOf(site)
        .at(-1)
        ?.composition.pieces.map(({ role }) => role),
    ).toEqual(["top", "small"]);
  });
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
  await screen.findByText(/^Not saved: /, {}, { timeout: scaled(10_000) });
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Studio" })));
  await waitFor(async () => expect(await onTheBoard(site)).toEqual(["Kurta 7"]));
  expect(site.sentTo("DELETE /studio/admin/draft")).toHaveLength(1);
  expect(site.sentTo(DRAFT)).toHaveLength(drafts);
  expect(site.sentTo(CUT_OUT)).toHaveLength(1);
});

const otherDraft = () =>
  studioDraft({
    composition: arranged({ seed: "other", pieces: [{ itemName: "Blue jeans" }] }),
    cutouts: [],
    version: "00000000-0000-4000-8000-000000000200",
  });
const draftsOf = (site: Site) => site.sentTo(DRAFT).map(({ body }) => body as DraftInput);

describe("a draft that another tab has changed", () => {
  /** Opened in this tab and changed, after which another tab has saved. */
  async function openChanged(other = studio({ draft: otherDraft() })) {
    const site = await open({
      [OPEN]: () => studio({ draft: studioDraft() }),
      [DRAFT]: () => refused("changedMeanwhile", 409),
    });
    await onTheBoard(site);
    await select(site, "Tan juttis");
    changeRole("Small piece");
    const note = await screen.findByText(`Not saved: ${STUDIO_ERRORS.changedMeanwhile.text}`);
    site.reply(OPEN, () => other);
    site.reply(DRAFT, noContent);
    const alert = within(note.parentElement as HTMLElement);
    const choose = async (name: string) => site.user.click(alert.getByRole("button", { name }));
    return { site, choose };
  }

  it("is not saved until a choice is made, nor left without a question", async () => {
    const { site } = await openChanged();
    changeRole("Shoes");
    act(() => {
      window.dispatchEvent(new Event("online"));
      window.dispatchEvent(new Event("pagehide"));
    });
    expect(screen.getByRole("alert").textContent).toContain(STUDIO_ERRORS.changedMeanwhile.text);
    await site.user.click(screen.getAllByRole("link", { name: "Pieces" })[0] as HTMLElement);
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(draftsOf(site)).toHaveLength(1);
  });

  it("gives way to this board, which names the draft that it replaces", async () => {
    const { site, choose } = await openChanged();
    await choose("Keep this one");
    expect((await screen.findByText("Saved")).parentElement).toBe(document.activeElement);
    expect(draftsOf(site).map(({ version }) => version)).toEqual([
      studioDraft().version,
      otherDraft().version,
    ]);
    const [first, second] = draftsOf(site);
    expect([first?.savedBy, second?.composition]).toEqual([second?.savedBy, first?.composition]);
    expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  });

  it("takes the place of this board, and is saved again only when it is changed", async () => {
    const { site, choose } = await openChanged();
    await choose("Take the other board");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await screen.findByRole("tab", { name: "On the board" });
    expect(await onTheBoard(site)).toEqual(["Blue jeans"]);
    expect(draftsOf(site)).toHaveLength(1);
    await select(site, "Blue jeans");
    changeRole("Small piece");
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(draftsOf(site).at(-1)?.version).toBe(otherDraft().version);
  });

  it("cannot be taken once it is deleted: this board is saved", async () => {
    const { site, choose } = await openChanged(studio());
    await choose("Take the other board");
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  });

  it("leaves the choice open while it cannot be read", async () => {
    const { site, choose } = await openChanged();
    site.reply(OPEN, noNetwork);
    await choose("Take the other board");
    await screen.findByText(/^Not saved: the shop could not be reached/);
    site.reply(OPEN, () => studio({ draft: otherDraft() }));
    await choose("Keep this one");
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(draftsOf(site).at(-1)?.version).toBe(otherDraft().version);
  });
});

describe("a board that is not saved when the session ends", () => {
  async function openUnsaved() {
    const site = await open({
      [OPEN]: () => studio({ draft: studioDraft() }),
      [DRAFT]: () => refusal(401, "Please sign in first."),
    });
    await onTheBoard(site);
    await select(site, "Tan juttis");
    changeRole("Small piece");
    await screen.findByText("Not saved: Please sign in first.");
    return site;
  }
  /** In a page that is loaded anew. */
  const openAgain = (draft = otherDraft()) => {
    cleanup();
    getQueryClient().clear();
    act(() => beginSession(signedIn({ isUserAdmin: true })));
    return open({ [OPEN]: () => studio({ draft }), [DRAFT]: noContent });
  };

  async function expectSaved(site: Site) {
    expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(draftsOf(site)).toHaveLength(1);
    expect(draftsOf(site)[0]).toMatchObject({ version: studioDraft().version, outfitId: null });
    expect(draftsOf(site)[0]?.composition.pieces.map(({ role }) => role)).toEqual(["top", "small"]);
  }

  it("is there again after signing in, and saved", async () => {
    await openUnsaved();
    act(endSession);
    await screen.findByRole("button", { name: "Sign In" });
    await expectSaved(await openAgain());
    expect(await onTheBoard(await openAgain())).toEqual(["Blue jeans"]);
  });

  it("is there again when the page is loaded anew", async () => {
    await openUnsaved();
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await expectSaved(await openAgain());
  });

  it("takes the place of what its own page had saved before", async () => {
    const { savedBy = null } = draftsOf(await openUnsaved())[0] ?? {};
    act(endSession);
    const site = await openAgain({ ...otherDraft(), savedBy });
    await screen.findByText("Saved");
    expect(draftsOf(site)[0]?.version).toBe(otherDraft().version);
  });

  it("is not there after signing out", async () => {
    await openUnsaved();
    act(endChosenSession);
    expect(await onTheBoard(await openAgain())).toEqual(["Blue jeans"]);
  });
});

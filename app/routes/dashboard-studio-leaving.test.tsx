import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { UNSAVED_BOARD_KEY } from "#app/entities/session/browsing-data.ts";
import { beginSession } from "#app/entities/session/session-store.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { tabStore } from "#app/lib/storage.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { DraftInput, Studio } from "#contract/studio/studio.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { heldReply, noNetwork, type Reply, refusal, type SentCall } from "#tests/setup/render-site.tsx";
import {
  CUT_OUT,
  changeRole,
  DRAFT,
  noContent,
  OPEN,
  onTheBoard,
  open,
  openChanged,
  paste,
  refused,
  type Site,
  select,
  tab,
} from "#tests/setup/studio-site.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const link = (name: string) => screen.getAllByRole("link", { name })[0] as HTMLElement;
const press = (site: Site, name: string) => site.user.click(link(name));

/** At once, as the board would save itself otherwise. */
async function leave() {
  await act(async () => void fireEvent.click(link("Pieces")));
  await screen.findByRole("heading", { name: "Pieces", level: 1 });
}

const sentRoles = (site: Site) =>
  site.sentTo(DRAFT).map(({ body }) => (body as DraftInput).composition.pieces.map(({ role }) => role));

const failures: Record<string, Reply> = {
  "does not arrive": noNetwork,
  "is refused because the session has ended": () => refusal(401, "Please sign in first."),
  "is refused because another tab has saved": () => refused("changedMeanwhile", 409),
  "is refused under load": () => refusal(503, "Please try again."),
};

it.each(Object.keys(failures))("the board is there again where its last save %s", async (name) => {
  const site = await openChanged(failures[name] as Reply);
  await leave();
  await waitFor(() => expect(sentRoles(site)).toEqual([["top", "small"]]));
  site.reply(DRAFT, noContent);
  await press(site, "Studio");
  await screen.findByRole("tab", { name: "On the board" });
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(2), { timeout: scaled(10_000) });
  expect(sentRoles(site).at(-1)).toEqual(["top", "small"]);
});

it("the board is there again after another screen, also where a save was under way", async () => {
  const stalled = heldReply(noContent);
  const site = await openChanged(stalled.reply);
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(1), { timeout: scaled(10_000) });
  changeRole("Shoes");
  changeRole("Layer");
  await leave();
  // An older board must not arrive after a newer one.
  expect(site.sentTo(DRAFT)).toHaveLength(1);
  site.reply(DRAFT, noNetwork);
  stalled.release();
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(2));
  expect(sentRoles(site).at(-1)).toEqual(["top", "layer"]);
  site.reply(DRAFT, noContent);
  await press(site, "Studio");
  await screen.findByRole("tab", { name: "On the board" });
  expect(await screen.findByText("Saved", {}, { timeout: scaled(10_000) })).toBeDefined();
  expect(sentRoles(site).at(-1)).toEqual(["top", "layer"]);
});

it("the board of the server is opened where the last save has arrived", async () => {
  const site = await openChanged(noContent);
  await leave();
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(1));
  await press(site, "Studio");
  await screen.findByRole("tab", { name: "On the board" });
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  await select(site, "Tan juttis");
  expect(screen.queryByText("Not saved yet")).toBeNull();
  expect(site.sentTo(DRAFT)).toHaveLength(1);
});

const closePage = () => act(() => void window.dispatchEvent(new Event("pagehide")));

it("the last save is sent at once, and once, where the page is closed while it waits for another", async () => {
  const stalled = heldReply(noContent);
  const site = await openChanged(stalled.reply);
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(1), { timeout: scaled(10_000) });
  changeRole("Layer");
  await leave();
  expect(site.sentTo(DRAFT)).toHaveLength(1);
  site.reply(DRAFT, noContent);
  closePage();
  await waitFor(() => expect(sentRoles(site).at(-1)).toEqual(["top", "layer"]));
  stalled.release();
  closePage();
  await press(site, "Studio");
  await screen.findByRole("tab", { name: "On the board" });
  expect(site.sentTo(DRAFT)).toHaveLength(2);
});

describe("a page that is closed before it learns whether its last save has arrived", () => {
  /** Closes the page, and opens a page that is loaded anew: where the save has arrived, the draft says so. */
  async function reload(before: Site, draft: Studio["draft"], reply: Reply = noContent) {
    before.reply(DRAFT, noNetwork);
    closePage();
    const left = tabStore.read(UNSAVED_BOARD_KEY);
    const sent = before.sentTo(DRAFT).length;
    // A page that is closed does not do what a screen that is left does.
    cleanup();
    await waitFor(() => expect(before.sentTo(DRAFT)).toHaveLength(sent + 1));
    tabStore.write(UNSAVED_BOARD_KEY, left);
    getQueryClient().clear();
    act(() => beginSession(signedIn({ isUserAdmin: true })));
    return open({ [OPEN]: () => studio({ draft }), [DRAFT]: reply });
  }
  const otherDraft = (changes = {}) =>
    studioDraft({ version: "00000000-0000-4000-8000-000000000200", ...changes });

  it("brings no draft back that was used or thrown away since", async () => {
    const site = await reload(await openChanged(noContent), null);
    await tab(site, "On the board");
    expect(await screen.findByText("The board is empty.")).toBeDefined();
    expect(tabStore.read(UNSAVED_BOARD_KEY)).toBeNull();
  });

  it("keeps a board that the shop did not have before", async () => {
    const held = heldReply(() => cutout(2));
    const site = await open({ [CUT_OUT]: held.reply });
    await paste(site, "https://shop.example/2");
    await waitFor(() => expect(site.sentTo(CUT_OUT)).toHaveLength(1));
    // The page is closed at once, as the board would save itself otherwise.
    await act(async () => {
      held.release();
      await new Promise((done) => setTimeout(done));
    });
    within(screen.getByRole("application")).getByRole("button", { name: "Kurta 2" });
    expect(await onTheBoard(await reload(site, null))).toEqual(["Kurta 2"]);
  });

  it("keeps a board that could not be saved before", async () => {
    const site = await openChanged(noNetwork);
    await screen.findByText(/^Not saved: /, {}, { timeout: scaled(10_000) });
    changeRole("Layer");
    expect(await onTheBoard(await reload(site, null))).toEqual(["Kurta 1", "Tan juttis"]);
  });

  it("has no conflict with that save where it arrives after the page was loaded anew", async () => {
    const before = await openChanged(noContent);
    const { version } = otherDraft();
    const site = await reload(before, studioDraft(), ({ body }) =>
      (body as DraftInput).version === version ? noContent() : refused("changedMeanwhile", 409),
    );
    await onTheBoard(site);
    const { savedBy = null } = (before.sentTo(DRAFT)[0] as SentCall).body as DraftInput;
    site.reply(OPEN, () => studio({ draft: otherDraft({ savedBy }) }));
    expect(await screen.findByText("Saved", {}, { timeout: scaled(10_000) })).toBeDefined();
    expect(sentRoles(site).at(-1)).toEqual(["top", "small"]);
  });

  it("has no conflict either with the last save of the page before it, which arrives late", async () => {
    const first = "an-earlier-page-of-this-tab";
    const left = { ...studioDraft(), userId: signedIn()._id, savedBy: [first], mayBeSaved: true };
    tabStore.write(UNSAVED_BOARD_KEY, JSON.stringify(left));
    const second = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: noNetwork });
    await onTheBoard(second);
    const { version } = otherDraft();
    const site = await reload(second, otherDraft({ savedBy: first }), ({ body }) =>
      (body as DraftInput).version === version ? noContent() : refused("changedMeanwhile", 409),
    );
    await onTheBoard(site);
    expect(await screen.findByText("Saved", {}, { timeout: scaled(10_000) })).toBeDefined();
  });

  it("has a conflict with what another page has saved meanwhile", async () => {
    const site = await reload(await openChanged(noContent), studioDraft(), () =>
      refused("changedMeanwhile", 409),
    );
    await onTheBoard(site);
    site.reply(OPEN, () => studio({ draft: otherDraft({ savedBy: "a-page-of-another-device" }) }));
    const text = `Not saved: ${STUDIO_ERRORS.changedMeanwhile.text}`;
    expect(await screen.findByText(text, {}, { timeout: scaled(10_000) })).toBeDefined();
  });
});

import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { UNSAVED_BOARD_KEY } from "#app/entities/session/browsing-data.ts";
import { beginSession } from "#app/entities/session/session-store.ts";
import { getQueryClient, PERSONAL } from "#app/lib/query-client.ts";
import { tabStore } from "#app/lib/storage.ts";
import type { DraftInput } from "#contract/studio/studio.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { arranged, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { heldReply, noNetwork } from "#tests/setup/render-site.tsx";
import {
  changeRole,
  DRAFT,
  noContent,
  OPEN,
  onTheBoard,
  open,
  openChanged,
  refused,
  select,
} from "#tests/setup/studio-site.ts";
import { scaled } from "#tests/setup/time-limits.ts";

/** What happens to a board that is being laid when something else changes: the session, the page, another tab. */

const otherDraft = (changes = {}) =>
  studioDraft({
    composition: arranged({ seed: "other", pieces: [{ itemName: "Blue jeans" }] }),
    cutouts: [],
    version: "00000000-0000-4000-8000-000000000200",
    ...changes,
  });
const kept = () => tabStore.read(UNSAVED_BOARD_KEY);

it("the board that is edited stays when what a person has is read anew", async () => {
  const site = await openChanged(noContent);
  site.reply(OPEN, () => studio({ draft: otherDraft() }));
  // As after a sign-out that failed.
  await act(() => getQueryClient().invalidateQueries(PERSONAL));
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  expect(screen.getByRole("button", { name: /^Undo/ }).hasAttribute("disabled")).toBe(false);
});

it("a board that could not be saved is in the tab at once, as the page can be discarded", async () => {
  const site = await openChanged(noNetwork);
  await screen.findByText(/^Not saved: /, {}, { timeout: scaled(10_000) });
  expect(kept()).toContain('"small"');
  site.reply(DRAFT, noContent);
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Saved");
  expect(kept()).toBeNull();
});

it("a board is saved, and is in the tab until then, when the page is hidden", async () => {
  const held = heldReply(noContent);
  const site = await openChanged(held.reply);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText("Saving…")).toBeDefined();
  expect(kept()).toContain('"small"');
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(1));
  // The copy of a save that is under way goes with it, too.
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  held.release();
  await screen.findByText("Saved");
  expect(kept()).toBeNull();
});

it("a board is neither sent for the next person who signs in nor shown to them", async () => {
  const site = await openChanged(noContent);
  site.reply(OPEN, () => studio({ draft: otherDraft() }));
  const next = signedIn({ _id: "user-next", isUserAdmin: true });
  act(() => beginSession(next));
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(site.sentTo(DRAFT)).toEqual([]);
  await waitFor(() =>
    expect(within(screen.getByRole("application")).getByRole("button", { name: "Blue jeans" })).toBeDefined(),
  );
  expect(await onTheBoard(site)).toEqual(["Blue jeans"]);
  await select(site, "Blue jeans");
  changeRole("Small piece");
  await screen.findByText("Saved", {}, { timeout: scaled(10_000) });
  expect(site.sentTo(DRAFT).map(({ body }) => (body as DraftInput).version)).toEqual([otherDraft().version]);
});

it("the draft of a submitted look stays its draft", async () => {
  const draft = studioDraft({ submissionId: "look-2" });
  const site = await open({ [OPEN]: () => studio({ draft }) });
  await screen.findByRole("heading", { name: "You have an unfinished board" });
  const other = screen.getByRole("link", { name: "Go to the other look" });
  expect(other.getAttribute("href")).toBe("/submit?look=look-2");
  await site.user.click(screen.getByRole("button", { name: "Start again" }));
  await screen.findByRole("tab", { name: "On the board" });
  expect(screen.queryByRole("button", { name: "Kurta 1" })).toBeNull();
});

it("the board of a submitted look is not taken in place of this one before the person knows", async () => {
  const site = await openChanged(() => refused("changedMeanwhile", 409));
  await screen.findByRole("alert", {}, { timeout: scaled(10_000) });
  site.reply(OPEN, () => studio({ draft: otherDraft({ submissionId: "look-2" }) }));
  await site.user.click(screen.getByRole("button", { name: "Take the other board" }));
  await screen.findByRole("heading", { name: "You have an unfinished board" });
  expect(kept()).toContain('"small"');
  const link = screen.getByRole("link", { name: "Go to the other look" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(kept()).toBeNull();
});

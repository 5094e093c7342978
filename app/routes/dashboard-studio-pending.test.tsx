import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ArrangeInput, DraftInput } from "#contract/studio/studio.ts";
import { arranged, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { heldReply, noNetwork, refusal } from "#tests/setup/render-site.tsx";
import {
  changeRole,
  DRAFT,
  noContent,
  OPEN,
  onTheBoard,
  open,
  select,
  tab,
  way,
} from "#tests/setup/studio-site.ts";
import { scaled } from "#tests/setup/time-limits.ts";

/** What happens on a board while a call about it is under way. */

const PREVIEW = "POST /studio/admin/preview";
const DELETE_DRAFT = "DELETE /studio/admin/draft";

async function openDraft(api: Parameters<typeof open>[0] = {}) {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), ...api });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  return site;
}

it("what is changed while the look's picture is rendered is in the look", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:look", revokeObjectURL: () => {} }));
  const held = heldReply(() => new Response("picture"));
  const site = await openDraft({ [PREVIEW]: held.reply });
  await site.user.click(screen.getByRole("button", { name: "Use this look" }));
  await waitFor(() => expect(site.sentTo(PREVIEW)).toHaveLength(1));
  changeRole("Small piece");
  held.release();
  await screen.findByRole("dialog", { name: "Create Outfit" });
  const rendered = site.sentTo(PREVIEW).map(({ body }) => JSON.stringify(body));
  expect(rendered).toHaveLength(2);
  expect(rendered[1]).toContain('"small"');
});

it("a board that is thrown away is not saved again, unless its draft could not be deleted", async () => {
  const held = heldReply(() => refusal(503, "Please try again."));
  const site = await openDraft({ [DELETE_DRAFT]: held.reply });
  await site.user.click(screen.getByRole("button", { name: "Start again" }));
  const question = within(await screen.findByRole("dialog", { name: "Start again?" }));
  changeRole("Small piece", { hidden: true });
  fireEvent.click(question.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(site.sentTo(DELETE_DRAFT)).toHaveLength(1));
  act(() => {
    window.dispatchEvent(new Event("online"));
    window.dispatchEvent(new Event("pagehide"));
  });
  expect(site.sentTo(DRAFT)).toEqual([]);
  held.release();
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(1), { timeout: scaled(10_000) });
  const [saved] = site.sentTo(DRAFT).map(({ body }) => body as DraftInput);
  expect(saved?.composition.pieces.map(({ role }) => role)).toEqual(["top", "small"]);
});

it("a look is not made of a board that is thrown away while its picture is rendered", async () => {
  // Its code is there, so that the dialog would open at once.
  await import("#app/dashboard/editor/outfit-dialog.tsx");
  const held = heldReply(() => new Response("picture"));
  const site = await openDraft({ [PREVIEW]: held.reply, [DELETE_DRAFT]: noContent });
  await site.user.click(screen.getByRole("button", { name: "Use this look" }));
  await waitFor(() => expect(site.sentTo(PREVIEW)).toHaveLength(1));
  await site.user.click(screen.getByRole("button", { name: "Start again" }));
  const question = within(await screen.findByRole("dialog", { name: "Start again?" }));
  await site.user.click(question.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await tab(site, "On the board");
  await screen.findByText("The board is empty.");
  held.release();
  // A dialog would have opened by then.
  for (let turn = 0; turn < 10; turn++) await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a look is not made of a board whose draft is being deleted when its picture arrives", async () => {
  await import("#app/dashboard/editor/outfit-dialog.tsx");
  const [preview, deletion] = [heldReply(() => new Response("picture")), heldReply(noContent)];
  const site = await openDraft({ [PREVIEW]: preview.reply, [DELETE_DRAFT]: deletion.reply });
  await site.user.click(screen.getByRole("button", { name: "Use this look" }));
  await waitFor(() => expect(site.sentTo(PREVIEW)).toHaveLength(1));
  await site.user.click(screen.getByRole("button", { name: "Start again" }));
  const question = within(await screen.findByRole("dialog", { name: "Start again?" }));
  await site.user.click(question.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(site.sentTo(DELETE_DRAFT)).toHaveLength(1));
  preview.release();
  const use = () => screen.getByRole("button", { name: "Use this look", hidden: true });
  await waitFor(() => expect(use().getAttribute("aria-busy")).not.toBe("true"));
  for (let turn = 0; turn < 10; turn++) await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByRole("dialog", { name: "Create Outfit", hidden: true })).toBeNull();
  deletion.release();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a board whose draft may have been deleted is saved again", async () => {
  const site = await openDraft({ [DELETE_DRAFT]: noNetwork });
  await site.user.click(screen.getByRole("button", { name: "Start again" }));
  const question = within(await screen.findByRole("dialog", { name: "Start again?" }));
  await site.user.click(question.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(1));
  const [saved] = site.sentTo(DRAFT).map(({ body }) => body as DraftInput);
  expect(saved?.composition).toEqual(studioDraft().composition);
});

it("undo takes back for whom pieces are drawn", async () => {
  const start = arranged({ seed: "a", section: "Women", pieces: [{ itemName: "Blue jeans" }] });
  const site = await open({
    [OPEN]: () => studio({ draft: studioDraft({ composition: start, cutouts: [] }) }),
    "POST /studio/admin/arrange": ({ body }) => arranged(body as ArrangeInput),
  });
  await way(site, "By name");
  const section = screen.getByLabelText<HTMLSelectElement>("Drawn for");
  await site.user.selectOptions(section, "Kids");
  await waitFor(() => expect(section.value).toBe("Kids"));
  await site.user.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(section.value).toBe("Women"));
});

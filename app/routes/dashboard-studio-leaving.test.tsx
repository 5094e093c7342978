import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { DraftInput } from "#contract/studio/studio.ts";
import { studio, studioDraft } from "#tests/factories/studio-results.ts";
import { heldReply, noNetwork, type Reply, refusal } from "#tests/setup/render-site.tsx";
import {
  DRAFT,
  noContent,
  OPEN,
  onTheBoard,
  open,
  refused,
  type Site,
  select,
} from "#tests/setup/studio-site.ts";
import { scaled } from "#tests/setup/time-limits.ts";

function change(role: string): void {
  const roles = screen.getByLabelText("Role");
  const { value } = within(roles).getByRole<HTMLOptionElement>("option", { name: role });
  fireEvent.change(roles, { target: { value } });
}

async function openChanged(reply: Reply) {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: reply });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  change("Small piece");
  return site;
}

const press = (site: Site, name: string) =>
  site.user.click(screen.getAllByRole("link", { name })[0] as HTMLElement);

async function leave(site: Site) {
  await press(site, "Pieces");
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
  await leave(site);
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
  change("Shoes");
  change("Layer");
  await leave(site);
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
  await leave(site);
  await waitFor(() => expect(site.sentTo(DRAFT)).toHaveLength(1));
  await press(site, "Studio");
  await screen.findByRole("tab", { name: "On the board" });
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  await select(site, "Tan juttis");
  expect(screen.queryByText("Not saved yet")).toBeNull();
  expect(site.sentTo(DRAFT)).toHaveLength(1);
});

import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { RECENT_OUTFITS_KEY } from "#app/entities/session/browsing-data.ts";
import { outfitSummary, trending } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { openOutfit } from "#tests/setup/outfit-page.tsx";
import { heldReply, type Reply, refusal, renderSite } from "#tests/setup/render-site.tsx";

const SIMILAR = "GET /outfit/outfit-1/similar";
const itemCall = (number: number) => `GET /outfit/item/item-${number}/outfits`;
const looks =
  (...numbers: number[]): Reply =>
  () => ({ outfits: numbers.map((number) => outfitSummary(number)) });
const failed: Reply = () => refusal(404, "Not found");
const region = (name: RegExp) => screen.findByRole("region", { name });
const cardsIn = (section: HTMLElement) => within(section).getAllByRole("article").length;

const isNear = () => true;

it("shows similar looks while a call for one of the pieces waits", async () => {
  const { reply, release } = heldReply(looks(7));
  const api = { [SIMILAR]: looks(5, 6, 7), [itemCall(1)]: reply, [itemCall(2)]: looks(8) };
  await openOutfit({}, { api: { ...api, [itemCall(3)]: looks() }, isNear });
  expect(cardsIn(await region(/^More like this/))).toBe(3);
  expect(cardsIn(await region(/^More looks with/))).toBe(1);
  release();
  // None is shown twice.
  await waitFor(async () => expect(cardsIn(await region(/^More looks with/))).toBe(2));
  expect(cardsIn(await region(/^More like this/))).toBe(2);
});

it("shows the looks with its pieces when the similar ones cannot be fetched, and no list without any", async () => {
  expectConsole(/Fetching .* failed/);
  const api = {
    [SIMILAR]: failed,
    [itemCall(1)]: looks(8),
    [itemCall(2)]: failed,
    [itemCall(3)]: looks(),
  };
  await openOutfit({}, { api, isNear });
  expect(cardsIn(await region(/^More looks with/))).toBe(1);
  const similar = await region(/^More like this/);
  expect(within(similar).getByRole("link", { name: /^All for/ })).toBeDefined();
  expect(within(similar).queryAllByRole("article")).toEqual([]);
  expect(within(similar).getAllByRole("list")).toHaveLength(1);
});

it("reserves the place of the looks viewed before while the home page fetches them", async () => {
  const ids = [1, 2].map((number) => `0000000${number}-0000-4000-8000-000000000000`);
  localStorage.setItem(RECENT_OUTFITS_KEY, JSON.stringify(ids));
  const { reply, release } = heldReply(() => ({ outfits: ids.map((_id) => outfitSummary(1, { _id })) }));
  await renderSite("/", {
    api: { "GET /outfit/getoutfits": reply, "GET /outfit/trending": () => trending(0) },
    isNear,
  });
  const recent = await region(/^Recently viewed/);
  expect(within(recent).getAllByRole("listitem")).toHaveLength(2);
  expect(within(recent).queryAllByRole("article")).toEqual([]);
  release();
  await waitFor(() => expect(cardsIn(recent)).toBe(2));
  expect(within(recent).getAllByRole("listitem")).toHaveLength(2);
});

import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { outfitSummary } from "#tests/factories/api-results.ts";
import { type Reply, renderSite } from "#tests/setup/render-site.tsx";

const LIST = "GET /outfit/getoutfits";
const END = "You've seen all available outfits!";
const VIEWPORT_PX = 844;
const ROW_PX = 300;

let shop: OutfitSummary[];

beforeEach(() => {
  shop = Array.from({ length: 30 }, (_, index) => outfitSummary(index + 1));
});

/** Opens the listing; the tops of rows, which a page without layout does not have, are given in px. */
function openListing(topOf: (row: Element) => number, reply: Reply) {
  const isNear = (row: Element, rootMargin: string) => {
    const [above = 0, beside = above, below = above] = rootMargin.split(" ").map(Number.parseFloat);
    expect(beside).toBeGreaterThanOrEqual(0);
    const top = topOf(row);
    return top + ROW_PX >= -above && top <= VIEWPORT_PX + below;
  };
  return renderSite("/outfit", { api: { [LIST]: reply }, isNear });
}

const list: Reply = ({ path }) => {
  const startIndex = Number(new URL(path, "http://shop").searchParams.get("startIndex"));
  return {
    outfits: shop.slice(startIndex, startIndex + 9),
    total: shop.length,
    totalIsCapped: false,
    previousId: shop[startIndex - 1]?._id,
  };
};

const shown = () =>
  within(screen.getByRole("main"))
    .queryAllByRole("article")
    .map((card) => card.querySelector("a[href^='/outfit/']")?.getAttribute("href")?.slice("/outfit/".length));

// covers: states-42
it.each([
  ["far above the viewport, jumped over by the End key", -90_000],
  ["in the viewport", 400],
  ["100 px below the viewport", VIEWPORT_PX + 100],
])("loads on while the last outfit is %s", async (_where, top) => {
  const site = await openListing(() => top, list);
  expect(await screen.findByText(END)).toBeDefined();
  expect(shown()).toEqual(shop.map(({ _id }) => _id));
  const asked = site
    .sentTo(LIST)
    .map(({ path }) => new URL(path, "http://shop").searchParams.get("startIndex"));
  expect(asked).toEqual(["0", "9", "18", "27"]);
});

it("loads no more once the last outfit is further below", async () => {
  const shownBeside = (row: Element) => row.parentElement?.querySelectorAll("article").length;
  await openListing((row) => (shownBeside(row) === 9 ? -500 : VIEWPORT_PX + 101), list);
  await waitFor(() => expect(shown()).toHaveLength(18));
  expect(screen.queryByText(END)).toBeNull();
});

it.each([
  ["four of the first nine are deactivated", () => shop.splice(1, 4)],
  ["three are added in front", () => shop.unshift(...[31, 32, 33].map((number) => outfitSummary(number)))],
  [
    "as many go as come",
    () => {
      shop.splice(4, 2);
      shop.unshift(outfitSummary(31), outfitSummary(32));
    },
  ],
])("has seen all outfits where it says so, although %s meanwhile", async (_what, change) => {
  let calls = 0;
  await openListing(
    () => 0,
    (call) => {
      if (calls++ === 1) change();
      return list(call);
    },
  );
  const first = await waitFor(() => {
    expect(shown().length).toBeGreaterThanOrEqual(9);
    return shown().slice(0, 9);
  });
  expect(await screen.findByText(END)).toBeDefined();
  expect(new Set(shown()).size).toBe(shown().length);
  const isNew = (id: string) => ["outfit-31", "outfit-32", "outfit-33"].includes(id);
  const missing = shop.map(({ _id }) => _id).filter((id) => !shown().includes(id));
  // As many added as gone cannot be told apart from no change; what was there before is complete
  // all the same.
  expect(missing.filter((id) => shop.length !== 30 || !isNew(id))).toEqual([]);
  expect(first).toEqual(Array.from({ length: 9 }, (_, index) => `outfit-${index + 1}`));
});

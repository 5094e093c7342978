import { describe, expect, it } from "vitest";
import { entryBefore, movedTo, withOrder, withoutOutfit } from "#app/features/boards/board/board-order.ts";
import { boardOutfit, boardPage } from "#tests/factories/board-results.ts";

const ids = (entries: readonly { _id: string }[]) => entries.map(({ _id }) => _id).join(" ");
const abc = ["a", "b", "c"].map((_id) => ({ _id }));

describe("a list with one entry at another place", () => {
  it.each([
    ["a", 0, "a b c"],
    ["a", 1, "b a c"],
    ["a", 2, "b c a"],
    ["c", 0, "c a b"],
    ["d", 0, "a b c"],
  ])("moves %s to %i: %s", (id, index, expected) => {
    expect(ids(movedTo(abc, id, index))).toBe(expected);
  });

  it("names the entry before, and none at the front", () => {
    expect(entryBefore(abc, "c")).toBe("b");
    expect(entryBefore(abc, "a")).toBeNull();
  });
});

describe("the loaded pages of a board", () => {
  const [one, two, three] = [boardOutfit(1), boardOutfit(2), boardOutfit(3)];
  const pageParams = [
    { startIndex: 0, knownIds: [] },
    { startIndex: 2, knownIds: ["outfit-1", "outfit-2"] },
  ];
  const loaded = {
    pages: [
      { ...boardPage([one, two], { numberOfOutfits: 3 }), nextIndex: 2 },
      { ...boardPage([three], { numberOfOutfits: 3 }), nextIndex: undefined },
    ],
    pageParams,
  };

  it("keep their sizes in another order", () => {
    const ordered = withOrder(loaded, [three, one, two]);
    expect(ordered.pages.map((page) => ids(page.outfits))).toEqual(["outfit-3 outfit-1", "outfit-2"]);
    expect(ordered.pageParams).toEqual(pageParams);
  });

  it("lose an outfit and count it no longer", () => {
    const { pages } = withoutOutfit(loaded, "outfit-2");
    expect(pages.map((page) => ids(page.outfits))).toEqual(["outfit-1", "outfit-3"]);
    expect(pages.map(({ board }) => board.numberOfOutfits)).toEqual([2, 2]);
  });
});

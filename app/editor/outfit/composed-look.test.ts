import { describe, expect, it } from "vitest";
import { type ComposedLook, itemsOfLook } from "#app/editor/outfit/composed-look.ts";
import { EMPTY_ITEM } from "#app/editor/outfit/outfit-fields.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { Cutout } from "#contract/studio/studio.ts";

const KURTA = {
  ...EMPTY_ITEM,
  itemId: "1",
  itemName: "Red kurta",
  sourceName: "A",
  itemPrice: "900",
  itemLink: "https://a.example/1",
};
const BAG = {
  ...EMPTY_ITEM,
  itemId: "2",
  itemName: "Jute bag",
  sourceName: "B",
  itemPrice: "400",
  itemLink: "https://b.example/2",
};

const boardOf = (...names: string[]): Composition => ({
  seed: "a",
  ground: { kind: "colour", colour: "#ffffff" },
  pieces: names.map((itemName, layer) => ({
    ...(itemName === "Jute bag" ? {} : { cutoutId: idOf(itemName) }),
    ...{ itemName, role: "hero", x: 0.5, y: 0.5, width: 0.4, angle: 0, mirrored: false, layer },
  })),
});

const idOf = (name: string) => `00000000-0000-4000-8000-${String(name.length).padStart(12, "0")}`;

const cutoutOf = (itemName: string): Cutout => ({
  ...{
    cutoutId: idOf(itemName),
    image: "/media/x",
    source: "/x",
    width: 10,
    height: 10,
    quality: "clean",
    strokes: [],
  },
  item: { itemName, sourceName: "New shop", itemPrice: 1250.5, itemLink: "https://new.example/p" },
});

const look = (names: string[], earlier?: string[]): ComposedLook => ({
  composition: boardOf(...names),
  cutouts: names.filter((name) => name !== "Jute bag").map(cutoutOf),
  drawn: [],
  picture: new File([], "look.webp"),
  earlier: earlier && boardOf(...earlier),
});

describe("the items of a look from the studio", () => {
  it("are those of its pieces in a new outfit, with what is known of them", () => {
    const items = itemsOfLook([EMPTY_ITEM], look(["Blue saree", "Jute bag"]));
    expect(items).toEqual([
      {
        ...EMPTY_ITEM,
        piece: 0,
        itemName: "Blue saree",
        sourceName: "New shop",
        itemPrice: "1250.5",
        itemLink: "https://new.example/p",
      },
      { ...EMPTY_ITEM, piece: 1, itemName: "Jute bag" },
    ]);
  });

  it("keep what was typed, and where they are says the board", () => {
    const spot = { x: 0.1, y: 0.2 };
    const items = itemsOfLook([{ ...BAG, spot }, KURTA], look(["Red kurta", "Jute bag"]));
    expect(items).toEqual([
      { ...BAG, piece: 1 },
      { ...KURTA, piece: 0 },
    ]);
  });

  it("belong to pieces whose names leave out what is not seen", () => {
    const items = itemsOfLook([{ ...BAG, itemName: " Jute\u200b bag" }], look(["Jute bag"]));
    expect(items).toEqual([{ ...BAG, piece: 0 }]);
  });

  it("keep those that are not on the board", () => {
    const items = itemsOfLook([KURTA, BAG], look(["Jute bag"]));
    expect(items).toEqual([
      { ...KURTA, piece: undefined },
      { ...BAG, piece: 0 },
    ]);
  });

  it("have the product that replaced another in the same row", () => {
    const items = itemsOfLook([KURTA, BAG], look(["Blue silk saree", "Jute bag"], ["Red kurta", "Jute bag"]));
    expect(items).toEqual([
      {
        ...KURTA,
        piece: 0,
        itemName: "Blue silk saree",
        sourceName: "New shop",
        itemPrice: "1250.5",
        itemLink: "https://new.example/p",
      },
      { ...BAG, piece: 1 },
    ]);
  });

  it("keep what is known of renamed pieces, whatever their order", () => {
    const saree = { ...KURTA, itemId: "3", itemName: "Blue saree", itemPrice: "3000" };
    const board = look(["Red kurta", "Blue saree"]);
    const [kurtaPiece, sareePiece] = board.composition.pieces;
    if (!kurtaPiece || !sareePiece) throw new Error("The board has two pieces");
    const pieces = [
      { ...kurtaPiece, itemName: "Ivory kurta" },
      { ...sareePiece, itemName: "Silk saree" },
    ];
    const renamed = { ...board, composition: { ...board.composition, pieces }, earlier: board.composition };
    expect(itemsOfLook([saree, KURTA], renamed)).toEqual([
      { ...saree, itemName: "Silk saree", piece: 1 },
      { ...KURTA, itemName: "Ivory kurta", piece: 0 },
    ]);
  });

  it("of one name belong to pieces of that name in their order", () => {
    const items = itemsOfLook([BAG, { ...BAG, itemId: "3" }], look(["Jute bag", "Jute bag"]));
    expect(items.map(({ itemId, piece }) => [itemId, piece])).toEqual([
      ["2", 0],
      ["3", 1],
    ]);
  });
});

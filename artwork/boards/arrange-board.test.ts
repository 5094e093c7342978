import { describe, expect, it } from "vitest";
import type { Role } from "../kinds.ts";
import { placedBox, touching } from "../placement.ts";
import { arrangeBoard, type BoardItem } from "./arrange-board.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, BoardError, type CompositionPiece } from "./composition.ts";

const RECTANGLE = [
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
] as const;

let count = 0;
const cutOut = (width: number, height: number, quality: "clean" | "framed" = "clean") => ({
  id: `00000000-0000-4000-8000-${String(count++).padStart(12, "0")}`,
  width,
  height,
  quality,
  outline: RECTANGLE,
});

const crowd: readonly BoardItem[] = [
  { itemName: "Maroon embroidered kurta", cutOut: cutOut(700, 1400) },
  { itemName: "Beige chinos" },
  { itemName: "Blue denim jacket", cutOut: cutOut(1000, 1000) },
  { itemName: "White sneakers", cutOut: cutOut(900, 800) },
  { itemName: "Gold jhumkas" },
  { itemName: "Brown tote bag", cutOut: cutOut(800, 1000) },
  { itemName: "Silk dupatta" },
  { itemName: "Steel watch", cutOut: cutOut(300, 900) },
  { itemName: "Black sunglasses" },
  { itemName: "Green tee", cutOut: cutOut(1000, 1100) },
  { itemName: "Red skirt" },
  { itemName: "Navy blazer", cutOut: cutOut(900, 1200) },
];

const boardOf = (pieces: readonly BoardItem[], seed = "a") =>
  arrangeBoard({ seed, section: "Women", pieces });

/** The upright box of a piece with this ratio of height to width, in canvas units. */
function boxOn({ x, y, width, angle }: CompositionPiece, ratio: number) {
  const size = { x: 0, y: 0, width: width * BOARD_WIDTH, height: width * BOARD_WIDTH * ratio };
  const placement = { x: x * BOARD_WIDTH, y: y * BOARD_HEIGHT, scale: 1, turn: angle };
  return placedBox({ box: size, placement });
}

describe("arrangeBoard", () => {
  it("gives the same composition for the same seed, another for another one", () => {
    const text = JSON.stringify(boardOf(crowd));
    expect(JSON.stringify(boardOf(crowd))).toBe(text);
    expect(JSON.stringify(boardOf(crowd, "b").pieces)).not.toBe(JSON.stringify(boardOf(crowd).pieces));
  });

  it("lays out one to twelve pieces, each wholly on the board", () => {
    for (let size = 1; size <= crowd.length; size++) {
      const items = crowd.slice(0, size);
      const board = boardOf(items, `seed ${size}`);
      expect(board.pieces.map(({ layer }) => layer).sort((a, b) => a - b)).toEqual([...items.keys()]);
      expect(board.pieces.map(({ itemName }) => itemName)).toEqual(items.map(({ itemName }) => itemName));
      board.pieces.forEach((piece, index) => {
        const shape = items[index]?.cutOut;
        const box = boxOn(piece, shape ? shape.height / shape.width : 0.5);
        expect(box.x).toBeGreaterThan(0);
        expect(box.y).toBeGreaterThan(0);
        expect(box.x + box.width).toBeLessThan(BOARD_WIDTH);
        expect(box.y + box.height).toBeLessThan(BOARD_HEIGHT);
      });
    }
  });

  it("keeps prints apart from the other large pieces", () => {
    const items = [900, 1100, 1300].map(
      (height): BoardItem => ({
        role: "top",
        cutOut: cutOut(1000, height, "framed"),
      }),
    );
    const boxes = boardOf(items).pieces.map((piece, index) =>
      boxOn(piece, (items[index]?.cutOut?.height ?? 0) / 1000),
    );
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(touching(box, other, -40)).toBe(false);
    });
  });

  it("sizes cut-outs by what they are, whatever the size of the picture", () => {
    const [coat, ring] = boardOf([
      { itemName: "Camel coat", cutOut: cutOut(300, 500) },
      { itemName: "Gold ring", cutOut: cutOut(2000, 2000) },
    ]).pieces;
    expect(coat?.width).toBeGreaterThan((ring?.width ?? 1) * 2);
  });

  it.each([
    [60, 1800],
    [1800, 60],
  ])("finds room for a cut-out of %i × %i pixels", (width, height) => {
    for (const role of ["small", "hero"] as const) {
      const [piece] = boardOf([{ role, cutOut: cutOut(width, height) }, ...crowd.slice(0, 3)]).pieces;
      expect(piece?.width).toBeGreaterThanOrEqual(0.02);
      expect(piece?.width).toBeLessThan(1);
    }
  });

  it("lays out a board without pieces", () => {
    expect(boardOf([]).pieces).toEqual([]);
  });

  it.each([
    ["an unknown role", [{ itemName: "Shirt", role: "whole" as Role }], /"whole".*hero, top/],
    ["a thirteenth piece", [...crowd, { itemName: "Cap" }], /12 pieces, not 13/],
    ["a piece without cut-out and name", [{ role: "top" as const }], /Piece 1/],
    ["a cut-out that is a line", [{ itemName: "Belt", cutOut: cutOut(2000, 3) }], /2000 × 3/],
  ])("refuses %s", (_, pieces, message) => {
    expect(() => boardOf(pieces)).toThrow(BoardError);
    expect(() => boardOf(pieces)).toThrow(message);
  });
});

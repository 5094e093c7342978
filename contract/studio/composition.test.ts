import { expect, it } from "vitest";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import {
  type Composition,
  compositionInputSchema,
  compositionSchema,
  pieceNameOf,
  pieceNameSchema,
} from "./composition.ts";

const PIECE = { itemName: "Red kurta", role: "hero", x: 0.5, y: 0.5, width: 0.4, angle: 0, mirrored: false };

const boardOf = (changes: object = {}, count = 1) => ({
  seed: "a",
  ground: { kind: "colour", colour: "#efe7da" },
  pieces: Array.from({ length: count }, (_, layer) => ({ ...PIECE, layer, ...changes })),
});
const isValid = (board: object): boolean => compositionInputSchema.safeParse(board).success;

it("accepts up to twelve pieces on each kind of ground", () => {
  const shape = { form: "arch", colour: "#ffffff", x: 0.5, y: 0.4 };
  const grounds = [
    { kind: "paper", paper: "#efe7da", shape },
    { kind: "paper", paper: "#efe7da" },
    { kind: "picture", mediaId: "0".repeat(64) },
  ];
  for (const ground of grounds) {
    const board: Composition = compositionInputSchema.parse({
      ...boardOf({}, COMPOSITION_PIECES_MAX),
      ground,
    });
    expect(board.pieces).toHaveLength(COMPOSITION_PIECES_MAX);
  }
  expect(isValid(boardOf({}, 0))).toBe(true);
});

it.each([
  ["a place outside the board", boardOf({ x: 1.3 })],
  ["a width of nothing", boardOf({ width: 0 })],
  ["more than half a turn", boardOf({ angle: 181 })],
  ["an unknown role", boardOf({ role: "whole" })],
  ["two pieces on one layer", boardOf({ layer: 0 }, 2)],
  ["thirteen pieces", boardOf({}, COMPOSITION_PIECES_MAX + 1)],
  ["a piece without cut-out and name", boardOf({ itemName: undefined })],
  ["a name with a hidden character", boardOf({ itemName: "Red\u200b kurta" })],
  ["a cut-out's id that is no UUID", boardOf({ cutoutId: "1" })],
  ["a colour that is no colour", { ...boardOf(), ground: { kind: "colour", colour: "red;}" } }],
  ["an unknown property", { ...boardOf(), note: "x" }],
  ["a long seed", { ...boardOf(), seed: "x".repeat(41) }],
])("refuses %s", (_, board) => {
  expect(isValid(board)).toBe(false);
});

it("a board of earlier can have any name", () => {
  expect(compositionSchema.safeParse(boardOf({ itemName: "Red\u200b kurta" })).success).toBe(true);
});

it.each([
  ["Levi’s™ ½ sleeve  kurta", "Levi’s™ ½ sleeve  kurta"],
  [" Red\u200b kur\u00adta\u202e ", "Red kurta"],
  ["Red\r\n\tkurta", "Red kurta"],
  ["\u200b\u2800", ""],
  ["क".repeat(201), "क".repeat(200)],
])("a product %j is the piece %j", (product, piece) => {
  expect(pieceNameOf(product)).toBe(piece);
  expect(pieceNameSchema.safeParse(piece).success).toBe(piece !== "");
});

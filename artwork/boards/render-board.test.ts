import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Role } from "../kinds.ts";
import {
  BoardError,
  type Composition,
  type CompositionGround,
  type CompositionPiece,
} from "./composition.ts";
import { groundSvg } from "./ground-svg.ts";
import type { CutOutPicture } from "./laid-piece.ts";
import { pieceImage } from "./piece-image.ts";
import { type BoardPictures, renderBoard } from "./render-board.ts";

/** Red on the left, blue on the right, transparent above. */
const twoColours = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"><path d="M0 100H100V300H0Z" fill="#f00"/><path d="M100 100H200V300H100Z" fill="#00f"/></svg>`,
  ),
)
  .png()
  .toBuffer();
const green = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0a0" } })
  .webp()
  .toBuffer();
const tall = await sharp({ create: { width: 20, height: 590, channels: 4, background: "#00a" } })
  .png()
  .toBuffer();
const cutOuts: Readonly<Record<string, CutOutPicture>> = {
  clean: { image: twoColours, quality: "clean" },
  framed: { image: green, quality: "framed" },
  broken: { image: Buffer.from("none"), quality: "clean" },
  tall: { image: tall, quality: "clean" },
};
const pictures: BoardPictures = {
  cutOut: (id) => cutOuts[id],
  ground: (mediaId) => (mediaId === "green" ? green : undefined),
};

const plain: CompositionGround = { kind: "colour", colour: "#c0c0c0" };
const pieceOf = (changes: Partial<CompositionPiece> = {}): CompositionPiece => ({
  cutoutId: "clean",
  role: "top",
  x: 0.5,
  y: 0.5,
  width: 0.25,
  angle: 0,
  mirrored: false,
  layer: 0,
  ...changes,
});
const drawn = (itemName: string, changes: Partial<CompositionPiece>) =>
  pieceOf({ cutoutId: undefined, itemName, ...changes });
const boardOf = (pieces: readonly CompositionPiece[], ground: CompositionGround = plain): Composition => ({
  seed: "a",
  ground,
  pieces,
});

/** Reads pixels of a rendered board, by canvas units. */
async function pixelsOf(board: Composition) {
  const { image } = await renderBoard(board, pictures);
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

type Pixel = readonly number[];
const isRed = ([r = 0, , b = 0]: Pixel) => r > 200 && b < 80;
const isBlue = ([r = 0, , b = 0]: Pixel) => b > 200 && r < 80;
const isGreen = ([r = 0, g = 0, b = 0]: Pixel) => g > 130 && r < 60 && b < 60;
const isWhite = (pixel: Pixel) => pixel.every((channel) => channel > 235);

describe("renderBoard", () => {
  it("gives the same WebP of 1200 × 1600 pixels for the same composition", async () => {
    const board = boardOf([pieceOf(), drawn("Gold jhumkas", { x: 0.2, y: 0.2, width: 0.2, layer: 1 })]);
    const { image, width, height, spots } = await renderBoard(board, pictures);
    expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width, height });
    expect([width, height, spots.length]).toEqual([1200, 1600, 2]);
    expect((await renderBoard(board, pictures)).image.equals(image)).toBe(true);
  });

  it("places, turns and mirrors cut-outs", async () => {
    const upright = await pixelsOf(boardOf([pieceOf()]));
    expect([isRed(upright(520, 850)), isBlue(upright(680, 850))]).toEqual([true, true]);
    expect(isRed(upright(520, 630))).toBe(false);
    const mirrored = await pixelsOf(boardOf([pieceOf({ mirrored: true })]));
    expect([isBlue(mirrored(520, 850)), isRed(mirrored(680, 850))]).toEqual([true, true]);
    // A quarter clockwise: the left is above, the top on the right.
    const turned = await pixelsOf(boardOf([pieceOf({ angle: 90 })]));
    expect([isRed(turned(560, 720)), isBlue(turned(560, 880))]).toEqual([true, true]);
    expect(isRed(turned(790, 720))).toBe(false);
  });

  it.each([
    [0, false],
    [180, true],
    [90, false],
  ])("lets the shadow fall to the lower right of a piece turned by %i°", async (angle, mirrored) => {
    const at = await pixelsOf(boardOf([pieceOf({ cutoutId: "framed", angle, mirrored })]));
    const reach = angle === 90 ? { x: 106, y: 156 } : { x: 156, y: 106 };
    const [above = 0] = at(600, 800 - reach.y - 20);
    const [below = 0] = at(600, 800 + reach.y + 20);
    const [left = 0] = at(600 - reach.x - 20, 800);
    const [right = 0] = at(600 + reach.x + 20, 800);
    expect(below).toBeLessThan(above - 8);
    expect(right).toBeLessThan(left - 4);
  });

  it("lays a framed picture as a print with a white border", async () => {
    const at = await pixelsOf(boardOf([pieceOf({ cutoutId: "framed" })]));
    expect([isGreen(at(600, 800)), isWhite(at(455, 800)), isWhite(at(745, 800))]).toEqual([true, true, true]);
  });

  it("leaves the other pieces as they are when one changes", async () => {
    const other = drawn("Red kurta", { x: 0.75, y: 0.3, width: 0.3, layer: 1 });
    const before = await pixelsOf(boardOf([pieceOf({ x: 0.25, y: 0.75 }), other]));
    const after = await pixelsOf(boardOf([pieceOf({ x: 0.25, y: 0.8, angle: 30 }), other]));
    for (const [x, y] of [
      [900, 300],
      [850, 480],
      [960, 600],
    ] as const) {
      // The encoder's losses depend on the whole picture.
      const differences = after(x, y).map((channel, index) => Math.abs(channel - (before(x, y)[index] ?? 0)));
      expect(Math.max(...differences)).toBeLessThanOrEqual(4);
    }
  });

  it("stacks pieces by their layers, and finds spots that no other piece covers", async () => {
    const below = pieceOf({ width: 0.5, layer: 0 });
    const above = pieceOf({ cutoutId: "framed", width: 0.3, y: 0.55, layer: 3 });
    const { spots } = await renderBoard(boardOf([above, below]), pictures);
    expect(spots[0]).toEqual({ x: 0.5, y: 0.55 });
    const spot = spots[1] ?? { x: 0, y: 0 };
    const at = await pixelsOf(boardOf([above, below]));
    const pixel = at(Math.round(spot.x * 1200), Math.round(spot.y * 1600));
    expect(isRed(pixel) || isBlue(pixel)).toBe(true);
    expect(isGreen(at(600, 880))).toBe(true);
  });

  it("covers the board with a picture as its ground", async () => {
    const at = await pixelsOf(boardOf([pieceOf()], { kind: "picture", mediaId: "green" }));
    expect([isGreen(at(5, 5)), isGreen(at(1195, 1595)), isRed(at(520, 850))]).toEqual([true, true, true]);
  });

  const paper = (colour: string, form: string): CompositionGround => ({
    kind: "paper",
    paper: "#efe7da",
    shape: { form: form as "arch", colour, x: 0.5, y: 0.5 },
  });

  it.each([
    ["a missing cut-out", boardOf([pieceOf({ cutoutId: "lost" })]), /lost does not exist/],
    ["a cut-out that is no picture", boardOf([pieceOf({ cutoutId: "broken" })]), /broken cannot be read/],
    ["a missing ground", boardOf([], { kind: "picture", mediaId: "lost" }), /ground's picture lost/],
    ["an unknown role", boardOf([pieceOf({ role: "whole" as Role })]), /"whole" is no role/],
    ["a place that is no number", boardOf([pieceOf({ x: Number.NaN })]), /no number/],
    ["thirteen pieces", boardOf(Array.from({ length: 13 }, () => pieceOf())), /12 pieces, not 13/],
    ["markup for a colour", boardOf([], paper('"/><script>', "arch")), /no colour/],
    ["an unknown shape", boardOf([], paper("#ffffff", "toString")), /no shape/],
  ])("refuses %s", async (_, board, message) => {
    const rendering = renderBoard(board, pictures);
    await expect(rendering).rejects.toThrow(BoardError);
    await expect(rendering).rejects.toThrow(message);
  });
});

it("draws the same ground for the same seed, whatever lies on it", () => {
  const torn: CompositionGround = {
    kind: "paper",
    paper: "#efe7da",
    shape: { form: "tornBand", colour: "#ffffff", x: 0.5, y: 0.5 },
  };
  expect(groundSvg(boardOf([pieceOf()], torn))).toBe(groundSvg(boardOf([], torn)));
  expect(groundSvg({ ...boardOf([], torn), seed: "b" })).not.toBe(groundSvg(boardOf([], torn)));
});

it("gives a piece alone, with its shadow apart", async () => {
  const piece = pieceOf({ angle: 40, mirrored: true });
  const { picture, shadow } = await pieceImage(piece, "Women", pictures.cutOut, 2);
  expect(picture.box).toEqual({ x: -150, y: -225, width: 300, height: 450 });
  expect(await sharp(picture.image).metadata()).toMatchObject({ width: 600, height: 900, hasAlpha: true });
  expect(shadow.box.width).toBeGreaterThan(picture.box.width);
  expect(await sharp(shadow.image).metadata()).toMatchObject({ format: "webp", hasAlpha: true });
});

it("bounds the pixels of a piece alone, and not its size on the board", async () => {
  const { picture, shadow } = await pieceImage(
    pieceOf({ cutoutId: "tall", width: 1.5 }),
    "Women",
    pictures.cutOut,
  );
  expect(picture.box).toMatchObject({ width: 1_800, height: 53_100 });
  for (const { image } of [picture, shadow]) {
    const { width, height } = await sharp(image).metadata();
    expect(width * height).toBeLessThan(4_200_000);
  }
});

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { BoardError, type Composition, type CompositionGround } from "./composition.ts";
import { renderBoard, renderInFrame } from "./render-board.ts";

const TALL = { width: 540, height: 960 };
const SQUARE = { width: 540, height: 540 };

const onGround = (ground: CompositionGround): Composition => ({ seed: "a", ground, pieces: [] });
const paperWith = (form: string, x = 0.4): CompositionGround => ({
  kind: "paper",
  paper: "#d8c9b4",
  shape: { form: form as "arch", colour: "#9fb3a2", x, y: 0.5 },
});

/** Channels of the pixels of one row, or of one column of a turned picture. */
async function readLines(image: Buffer, turned: boolean) {
  const upright = turned ? await sharp(image).rotate(90).png().toBuffer() : image;
  const { data, info } = await sharp(upright).raw().toBuffer({ resolveWithObject: true });
  const length = info.width * info.channels;
  return (line: number) => [...data.subarray(line * length, (line + 1) * length)];
}

const meanDifference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;

describe("renderInFrame", () => {
  it.each([
    ["taller", TALL, 120],
    ["wider", SQUARE, 67],
  ])("shows the whole board in a %s frame, without a seam at its edges", async (_, size, edge) => {
    for (const form of ["arch", "dune", "half", "quarter", "tornBand", "floor"]) {
      const image = await renderInFrame(onGround(paperWith(form)), { cutOut: () => undefined }, size);
      const { format, width, height } = await sharp(image).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", ...size });
      const line = await readLines(image, size === SQUARE);
      for (const at of [edge, size.height - edge]) {
        for (const [before, after] of [
          [at - 2, at],
          [at - 1, at + 1],
        ] as const) {
          expect(meanDifference(line(before), line(after)), `${form} at ${at}`).toBeLessThan(3);
        }
      }
    }
  });

  it("shows the board as it is rendered in the frame of its own format", async () => {
    const board = onGround(paperWith("quarter"));
    const { image } = await renderBoard(board, { cutOut: () => undefined });
    const framed = await renderInFrame(board, { cutOut: () => undefined }, { width: 1200, height: 1600 });
    const [rendered, exported] = [await readLines(image, false), await readLines(framed, false)];
    for (const row of [100, 800, 1500]) expect(meanDifference(rendered(row), exported(row))).toBeLessThan(2);
  });

  it("keeps pieces in their places, and covers the frame with a picture", async () => {
    const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: "#00a000" } })
      .png()
      .toBuffer();
    const red = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#e00000" } })
      .png()
      .toBuffer();
    const board: Composition = {
      ...onGround({ kind: "picture", mediaId: "green" }),
      pieces: [
        { cutoutId: "red", role: "top", x: 0.5, y: 0.25, width: 0.5, angle: 0, mirrored: false, layer: 0 },
      ],
    };
    const cutOut = () => ({ image: red, quality: "clean" as const });
    const image = await renderInFrame(board, { cutOut, ground: () => picture }, TALL);
    const row = await readLines(image, false);
    const pixel = (x: number, y: number) => row(y).slice(x * 3, x * 3 + 3);
    // A quarter of the board's height, below the strip of 120 pixels.
    expect(pixel(270, 120 + 180)).toEqual([
      expect.closeTo(224, -1),
      expect.closeTo(0, -1),
      expect.closeTo(0, -1),
    ]);
    for (const y of [2, 957]) expect(pixel(4, y)[1]).toBeGreaterThan(140);
  });

  it("refuses a ground that is missing", async () => {
    const board = onGround({ kind: "picture", mediaId: "lost" });
    await expect(renderInFrame(board, { cutOut: () => undefined }, TALL)).rejects.toThrow(BoardError);
  });
});

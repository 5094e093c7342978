import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type CutOut, cutOut } from "./cut-out.ts";
import type { Stroke } from "./strokes.ts";

const [WIDTH, HEIGHT] = [200, 400];
const PRODUCT = { left: 60, top: 100, width: 80, height: 200 };

/** A picture of one dark rectangle, on the given ground. */
async function picture(ground: string): Promise<Buffer> {
  const product = { create: { ...PRODUCT, channels: 3, background: "#702030" } } as const;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}</svg>`,
    ),
  )
    .flatten({ background: "#ffffff" })
    .composite([{ input: product, left: PRODUCT.left, top: PRODUCT.top }])
    .png()
    .toBuffer();
}

const onWhite = () => picture("");
/** Stripes, which no ground is found in. */
const onStripes = () =>
  picture(
    Array.from(
      { length: 40 },
      (_, row) => `<rect y="${row * 10}" width="100%" height="5" fill="#3a7"/>`,
    ).join(""),
  );

const at = ({ mask }: CutOut, x: number, y: number) => mask.alpha[y * mask.width + x];
const dot = (kind: Stroke["kind"], x: number, y: number, radius = 0.1): Stroke => ({
  ...{ kind, radius },
  points: [[x / WIDTH, y / HEIGHT]],
});

describe("strokes over a product that was found", () => {
  it("take away, with an edge of parts of pixels", async () => {
    const found = await cutOut(await onWhite());
    const mended = await cutOut(await onWhite(), [
      {
        kind: "erase",
        radius: 0.1,
        points: [
          [0, 0.5],
          [1, 0.5],
        ],
      },
    ]);
    expect([at(found, 100, 200), at(mended, 100, 200)]).toEqual([255, 0]);
    expect([at(mended, 100, 150), at(mended, 100, 250)]).toEqual([255, 255]);
    const half = await cutOut(await onWhite(), [dot("erase", 100, 200, 0.1025)]);
    expect(half.mask.alpha.some((share) => share > 20 && share < 235)).toBe(true);
    expect(mended.quality).toBe("clean");
  });

  it("bring back the picture's own colours", async () => {
    const { image, ...mended } = await cutOut(await onWhite(), [dot("keep", 20, 20)]);
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    expect(at(mended as CutOut, 20, 20)).toBe(255);
    // The brush has a radius of 20 pixels, so what is left begins in the picture's corner.
    expect([...data.subarray((20 * info.width + 20) * 4, (20 * info.width + 20) * 4 + 4)]).toEqual([
      255, 255, 255, 255,
    ]);
  });

  it("are painted in their order", async () => {
    const [erase, keep] = [dot("erase", 100, 200), dot("keep", 100, 200, 0.05)];
    expect(at(await cutOut(await onWhite(), [erase, keep]), 100, 200)).toBe(255);
    expect(at(await cutOut(await onWhite(), [keep, erase]), 100, 200)).toBe(0);
  });

  it("have round brushes in a picture that is not square", async () => {
    const mended = await cutOut(await onWhite(), [dot("keep", 30, 350)]);
    const row = Array.from({ length: WIDTH }, (_, x) => at(mended, x, 350) ?? 0);
    const column = Array.from({ length: HEIGHT - 301 }, (_, y) => at(mended, 30, 301 + y) ?? 0);
    const lengthOf = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / 255;
    expect(lengthOf(row)).toBeCloseTo(40, 0);
    expect(lengthOf(column)).toBeCloseTo(40, 0);
  });

  it("that leave nothing frame the picture", async () => {
    const { quality, mask } = await cutOut(await onWhite(), [dot("erase", 100, 200, 2)]);
    expect(quality).toBe("framed");
    expect(mask.alpha.every((share) => share === 255)).toBe(true);
  });
});

describe("strokes over a picture in which no ground was found", () => {
  it("take away from the whole of it", async () => {
    expect((await cutOut(await onStripes())).quality).toBe("framed");
    const mended = await cutOut(await onStripes(), [dot("erase", 20, 20)]);
    expect(mended.quality).toBe("clean");
    expect([at(mended, 20, 20), at(mended, 100, 200), at(mended, 190, 390)]).toEqual([0, 255, 255]);
  });

  it("that keep first leave only what they keep", async () => {
    const mended = await cutOut(await onStripes(), [
      dot("keep", 100, 200, 0.2),
      dot("erase", 100, 200, 0.02),
    ]);
    expect(mended.quality).toBe("clean");
    expect([at(mended, 20, 20), at(mended, 100, 180), at(mended, 100, 200)]).toEqual([0, 255, 0]);
    expect([mended.width, mended.height]).toEqual([80, 80]);
  });
});

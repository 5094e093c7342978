import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawOutfit } from "./draw-outfit.ts";
import { composeFlatLay, type Outfit } from "./flat-lay.ts";
import { pieceKinds } from "./kinds.ts";
import { pieceOf } from "./piece.ts";
import { drawings } from "./pieces/drawings.ts";
import { Sketch } from "./sketch.ts";

const outfitOf = (...names: readonly string[]): Outfit => ({
  category: "Festival",
  section: "Women",
  items: names.map((itemName) => ({ itemName })),
});

const festive = outfitOf(
  "AURELIA Women Maroon & Golden Embroidered Kurta with Palazzos & Dupatta",
  "Inc 5 Women Gold-Toned Open Toe Flats",
  "Oxidised silver jhumkas",
  "KLEIO Green Solid Sling Bag",
);

describe("drawings", () => {
  const prints = ["plain", "checks", "zari", "colourblock"] as const;

  it.each(pieceKinds)("draws %s, plain and printed", (kind) => {
    prints.forEach((print, variety) => {
      const sketch = new Sketch("t-");
      drawings[kind](sketch, { ...pieceOf("", "Women"), kind, print, variety });
      const { width, height } = sketch.bounds();
      expect(width).toBeGreaterThan(20);
      expect(height).toBeGreaterThan(20);
      const broken = /NaN|undefined|Infinity/.test(sketch.toMarkup().replaceAll(/base64,[^"]*/g, ""));
      expect(broken, print).toBe(false);
    });
  });
});

describe("composeFlatLay", () => {
  it("gives the same document for the same outfit and seed, another for another seed", () => {
    const first = composeFlatLay(festive, "a");
    expect(composeFlatLay(festive, "a") === first).toBe(true);
    expect(composeFlatLay(festive, "b") === first).toBe(false);
  });

  it("carries none of the outfit's text into the document", () => {
    const svg = composeFlatLay(outfitOf('<script>alert("x")</script> & Women Red Kurta', "a < b & c"), "<&>");
    expect(/script|alert|a &lt; b/.test(svg)).toBe(false);
    expect(svg.replaceAll(/<[^<>]*>/g, "")).toBe("");
  });

  it("survives empty and crowded outfits", async () => {
    for (const outfit of [
      outfitOf(),
      outfitOf(...Array.from({ length: 14 }, (_, i) => `Women item ${i} Kurta with Skirt`)),
    ]) {
      const { info } = await sharp(Buffer.from(composeFlatLay(outfit, "s"))).toBuffer({
        resolveWithObject: true,
      });
      expect([info.width, info.height]).toEqual([1200, 1600]);
    }
  });
});

describe("drawOutfit", () => {
  it("makes a WebP of 1200 × 1600 pixels under 120 KB", async () => {
    const { image, ...size } = await drawOutfit(festive, "a");
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width, height]).toEqual(["webp", 1200, 1600]);
    expect(size).toEqual({ width, height });
    expect(image.length).toBeLessThan(120 * 1024);
  });
});

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type BoardOutfit, composeBoard } from "./board.ts";
import { pieceKinds } from "./kinds.ts";
import { pieceOf } from "./piece.ts";
import { drawings } from "./pieces/drawings.ts";
import { renderBoard } from "./render.ts";
import { Sketch } from "./sketch.ts";

const outfitOf = (...names: readonly string[]): BoardOutfit => ({
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

describe("composeBoard", () => {
  it("gives the same document for the same outfit and seed, another for another seed", () => {
    const first = composeBoard(festive, "a");
    expect(composeBoard(festive, "a") === first).toBe(true);
    expect(composeBoard(festive, "b") === first).toBe(false);
  });

  it("carries none of the outfit's text into the document", () => {
    const svg = composeBoard(outfitOf('<script>alert("x")</script> & Women Red Kurta', "a < b & c"), "<&>");
    expect(/script|alert|a &lt; b/.test(svg)).toBe(false);
    expect(svg.replaceAll(/<[^<>]*>/g, "")).toBe("");
  });

  it("survives empty and crowded outfits", async () => {
    for (const outfit of [
      outfitOf(),
      outfitOf(...Array.from({ length: 14 }, (_, i) => `Women item ${i} Kurta with Skirt`)),
    ]) {
      const { info } = await sharp(Buffer.from(composeBoard(outfit, "s"))).toBuffer({
        resolveWithObject: true,
      });
      expect([info.width, info.height]).toEqual([1200, 1600]);
    }
  });
});

describe("renderBoard", () => {
  it("makes a WebP of 1200 × 1600 pixels under 120 KB", async () => {
    const picture = await renderBoard(festive, "a");
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(["webp", 1200, 1600]);
    expect(picture.length).toBeLessThan(120 * 1024);
  });
});

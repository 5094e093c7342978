import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawOutfit } from "./draw-outfit.ts";
import { composeFlatLay, locateItems, type Outfit } from "./flat-lay.ts";
import { itemOf } from "./item.ts";
import { drawings } from "./items/drawings.ts";
import { itemKinds } from "./kinds.ts";
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

  it.each(itemKinds)("draws %s, plain and printed", (kind) => {
    prints.forEach((print, variety) => {
      const sketch = new Sketch("t-");
      drawings[kind](sketch, { ...itemOf("", "Women"), kind, print, variety });
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
    const { svg } = composeFlatLay(festive, "a");
    expect(composeFlatLay(festive, "a").svg === svg).toBe(true);
    expect(composeFlatLay(festive, "b").svg === svg).toBe(false);
  });

  it("carries none of the outfit's text into the document", () => {
    const { svg } = composeFlatLay(
      outfitOf('<script>alert("x")</script> & Women Red Kurta', "a < b & c"),
      "<&>",
    );
    expect(/script|alert|a &lt; b/.test(svg)).toBe(false);
    expect(svg.replaceAll(/<[^<>]*>/g, "")).toBe("");
  });

  it("survives empty and crowded outfits", async () => {
    for (const outfit of [
      outfitOf(),
      outfitOf(...Array.from({ length: 14 }, (_, i) => `Women item ${i} Kurta with Skirt`)),
    ]) {
      const { info } = await sharp(Buffer.from(composeFlatLay(outfit, "s").svg)).toBuffer({
        resolveWithObject: true,
      });
      expect([info.width, info.height]).toEqual([1200, 1600]);
    }
  });
});

describe("the spots of the items", () => {
  it.each(["a", "b", "c", "d", "e"])("are in the picture of seed %s, apart from each other", (seed) => {
    const spots = locateItems(festive, seed).map((spot) => spot ?? { x: -1, y: -1 });
    expect(spots).toHaveLength(4);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0.03);
      expect(x).toBeLessThan(0.97);
      expect(y).toBeGreaterThan(0.03);
      expect(y).toBeLessThan(0.97);
    }
    spots.forEach((spot, index) => {
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot((spot.x - other.x) * 1200, (spot.y - other.y) * 1600)).toBeGreaterThan(90);
      }
    });
  });

  it("are missing for items that the picture leaves out", () => {
    const crowd = outfitOf(...Array.from({ length: 14 }, (_, index) => `Women item ${index} Kurta`));
    const spots = locateItems(crowd, "s");
    expect(spots).toHaveLength(14);
    expect(spots.filter(Boolean)).toHaveLength(5);
    expect(locateItems(outfitOf(), "s")).toEqual([]);
  });

  it("lie where the item shows, if another lies above its middle", () => {
    const layered = outfitOf("Women Black Jeans", "Women White Shirt", "Women Red Jacket");
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const points = locateItems(layered, seed).map((spot) => `${spot?.x} ${spot?.y}`);
      expect(new Set(points).size).toBe(3);
    }
  });
});

describe("drawOutfit", () => {
  it("makes a WebP of 1200 × 1600 pixels under 120 KB", async () => {
    const { image, spots, ...size } = await drawOutfit(festive, "a");
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width, height]).toEqual(["webp", 1200, 1600]);
    expect(size).toEqual({ width, height });
    expect(image.length).toBeLessThan(120 * 1024);
    expect(spots).toEqual(locateItems(festive, "a"));
  });
});

import sharp from "sharp";
import type { Section } from "#artwork/item.ts";
import { cutOut } from "#cutout/cut-out.ts";
import { drawProduct } from "#tests/factories/drawn-products.ts";
import { type Ground, photograph } from "#tests/factories/product-photographs.ts";
import { writeSampleSheet } from "./sample-sheet.ts";
import { inRoot } from "./steps/root.mjs";

/** `npm run cutouts:draw` draws the sheet of pictures and their cut-outs in cutout/README.md. */
const SHEET = inRoot("cutout/sample-cut-outs.webp");
/** Pixels of one picture; two of them, one above the other, are a tile. */
const [WIDTH, HEIGHT] = [600, 400];
/** Differs from all grounds, so that a rim of them would show. */
const BEHIND = "#b4406e";
const SHADOW = { strength: 0.3, offset: 0.02, blur: 0.015 };

const samples: readonly (readonly [name: string, section: Section, ground: Ground["colourAt"]])[] = [
  ["Tan leather handbag", "Women", () => [240, 205, 208]],
  ["White cotton t-shirt", "Men", (_x, y) => [226 - 40 * y, 227 - 40 * y, 229 - 40 * y]],
  ["Maroon silk saree", "Women", () => [255, 255, 255]],
  ["Gold jhumkas", "Women", (x) => [150 - 20 * x, 186 - 20 * x, 214 - 20 * x]],
  ["Black heels", "Women", () => [222, 202, 172]],
  ["Navy striped shirt", "Men", () => [247, 244, 238]],
];

const tiles: Buffer[] = [];
for (const [name, section, colourAt] of samples) {
  const ground: Ground = { name, colourAt, shadow: SHADOW, quality: 85, grain: 1 };
  const picture = await photograph(await drawProduct(name, section, 2 * WIDTH), ground);
  const { image } = await cutOut(picture);
  const size = { width: WIDTH, height: HEIGHT, fit: "contain", background: BEHIND } as const;
  const input = await sharp(image).flatten({ background: BEHIND }).resize(size).toBuffer();
  const [r, g, b] = colourAt(0, 0);
  const tile = sharp(picture)
    .resize({ ...size, background: { r, g, b } })
    .extend({ bottom: HEIGHT, background: BEHIND })
    .composite([{ input, left: 0, top: HEIGHT }]);
  tiles.push(await tile.png().toBuffer());
}
await writeSampleSheet(tiles, SHEET);

import sharp from "sharp";
import { draw } from "#artwork/drawn-item.ts";
import { itemOf, type Section } from "#artwork/item.ts";

/** A product with its true transparency. */
export interface DrawnProduct {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly rgba: Uint8Array;
}

/** Names of products that differ in colour, outline, holes and thinness. */
export const PRODUCTS: readonly (readonly [name: string, section: Section])[] = [
  ["Tan leather handbag", "Women"],
  ["White cotton t-shirt", "Men"],
  ["Navy striped shirt", "Men"],
  ["White sneakers", "Men"],
  ["Maroon silk saree", "Women"],
  ["Blue jeans", "Men"],
  ["Black leather belt", "Men"],
  ["Gold jhumkas", "Women"],
  ["Beige tote bag", "Women"],
  ["Black heels", "Women"],
];

/**
 * Draws one product alone, with room around it. `longestSide` is that of the picture in pixels; it is drawn
 * twice as large and reduced.
 */
export async function drawProduct(
  name: string,
  section: Section,
  longestSide: number,
): Promise<DrawnProduct> {
  const { sketch, box } = draw({ item: itemOf(name, section), itemIndex: 0 }, 0);
  const margin = 0.14 * Math.max(box.width, box.height);
  const view = { width: box.width + 2 * margin, height: box.height + 2 * margin };
  const scale = (2 * longestSide) / Math.max(view.width, view.height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width * scale}" height="${view.height * scale}" viewBox="${box.x - margin} ${box.y - margin} ${view.width} ${view.height}">${sketch.toMarkup()}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize({ width: longestSide, height: longestSide, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { name, width: info.width, height: info.height, rgba: data };
}

/** Intersection over union of the mask and the product's true transparency, by shares of pixels; 1 is exact. */
export function overlap(alpha: Uint8Array, { rgba }: DrawnProduct): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < alpha.length; at++) {
    const found = alpha[at] ?? 0;
    const truth = rgba[at * 4 + 3] ?? 0;
    both += Math.min(found, truth);
    either += Math.max(found, truth);
  }
  return both / either;
}

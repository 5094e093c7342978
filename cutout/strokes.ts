import sharp from "sharp";
import type { Raster } from "./raster.ts";

/** A stroke of a round brush over the whole picture. */
export interface Stroke {
  /** "keep" brings back what the picture shows, "erase" takes it away. */
  readonly kind: "erase" | "keep";
  /** Of the brush, as a share of the picture's width. */
  readonly radius: number;
  /** Shares of the picture's width and height. One point alone is a dot. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** The shares `alpha` with the strokes painted over them, one after the other. */
export async function paintStrokes(
  alpha: Uint8Array,
  strokes: readonly Stroke[],
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const lines = strokes.map(({ kind, radius, points }) => {
    const places = points.map(([x, y]) => `${(x * width).toFixed(2)},${(y * height).toFixed(2)}`);
    // A line of one point has no ends, and is not drawn.
    const path = places.length === 1 ? [...places, ...places] : places;
    const colour = kind === "keep" ? "#fff" : "#000";
    return `<polyline points="${path.join(" ")}" stroke="${colour}" stroke-width="${2 * radius * width}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join("")}</svg>`;
  const paint = await sharp(Buffer.from(svg), { unlimited: true }).raw().toBuffer();
  return alpha.map((share, at) => {
    const cover = (paint[at * 4 + 3] ?? 0) / 255;
    return Math.round(share + ((paint[at * 4] ?? 0) - share) * cover);
  });
}

/** The product's colours, and the picture's own where strokes brought back what was not found. */
export function bringBack(
  rgb: Uint8Array,
  picture: Raster,
  found: Uint8Array,
  painted: Uint8Array,
): Uint8Array {
  const result = rgb.slice();
  for (let at = 0, from = 0; at < found.length; at++, from += 3)
    if ((painted[at] ?? 0) > (found[at] ?? 0)) result.set(picture.rgb.subarray(from, from + 3), from);
  return result;
}

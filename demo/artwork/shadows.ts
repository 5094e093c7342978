import { type Bounds, type Point, polygonsOf } from "./outline.ts";
import { blurred, emptyField, fillPolygons } from "./shading/field.ts";
import { compressPixels, type IndexedPixels, pngDataUri, type Swatch } from "./shading/indexed-png.ts";

/** The soft dark shape under a piece, and where it lies in the piece's units. */
export interface Shadow {
  readonly uri: string;
  readonly box: Bounds;
}

/** Longest side of a shadow picture, in pixels; it is only ever seen enlarged and blurred. */
const maximumSide = 110;
const rim = 16;
const palette: readonly Swatch[] = Array.from({ length: 256 }, (_, index) => [46, 34, 26, index] as const);

const cache = new Map<string, Shadow>();

/** One shadow of everything in `outlines`: dark where the piece touches the table, soft far out. */
export function shadowOf(outlines: readonly string[], box: Bounds): Shadow {
  const key = outlines.join("|");
  const known = cache.get(key);
  if (known) return known;
  const density = maximumSide / Math.max(box.width, box.height);
  const shadow = {
    uri: pngDataUri(picture(outlines, box, density), palette),
    box: {
      x: box.x - rim / density,
      y: box.y - rim / density,
      width: Math.ceil(box.width * density + rim * 2) / density,
      height: Math.ceil(box.height * density + rim * 2) / density,
    },
  };
  cache.set(key, shadow);
  return shadow;
}

function picture(outlines: readonly string[], box: Bounds, density: number): IndexedPixels {
  const mask = emptyField(Math.ceil(box.width * density + rim * 2), Math.ceil(box.height * density + rim * 2));
  for (const outline of outlines) {
    const polygons = polygonsOf(outline, 6).map((polygon) =>
      polygon.map(([x, y]): Point => [(x - box.x) * density + rim, (y - box.y) * density + rim]),
    );
    fillPolygons(mask, polygons);
  }
  const touch = blurred(mask, 1);
  const far = blurred(mask, 4);
  const pixels = new Uint8Array(mask.values.length);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = Math.round(255 * ((touch.values[i] ?? 0) * 0.2 + (far.values[i] ?? 0) * 0.3));
  }
  return compressPixels(mask.width, mask.height, pixels);
}

import type { Bounds } from "./outline.ts";
import { type PlacedShape, placedBox, placedPolygons } from "./placement.ts";
import { blurred, emptyField, type Field, fillPolygons } from "./shading/field.ts";
import { compressPixels, pngDataUri, type Swatch } from "./shading/indexed-png.ts";

/** Canvas units per pixel: shadows are only ever seen enlarged and soft. */
export const SHADOW_UNIT = 8;
/** Pixels left clear around the items for the shadow to run out. */
export const SHADOW_RIM = 16;
/** How far the light pushes the shadows, in canvas units. */
export const SHADOW_DRIFT = { x: 10, y: 17 };
const palette: readonly Swatch[] = Array.from({ length: 256 }, (_, index) => [46, 34, 26, index] as const);

/** The picture of the shadow of what the mask covers, at the mask's size: darkest where it touches the table. */
export function shadowUri(mask: Field): string {
  const touch = blurred(mask, 1);
  const far = blurred(mask, 4);
  const pixels = new Uint8Array(mask.values.length);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = Math.round(255 * ((touch.values[i] ?? 0) * 0.2 + (far.values[i] ?? 0) * 0.3));
  }
  return pngDataUri(compressPixels(mask.width, mask.height, pixels), palette);
}

/**
 * One soft shadow picture for items that lie side by side: dark where they touch the table,
 * fading far out. Made small and upright, which librsvg enlarges far faster than it blurs.
 */
export function shadowUnder(items: readonly PlacedShape[]): string {
  const box = around(items.map(placedBox));
  const mask = emptyField(
    Math.ceil(box.width / SHADOW_UNIT) + SHADOW_RIM * 2,
    Math.ceil(box.height / SHADOW_UNIT) + SHADOW_RIM * 2,
  );
  const left = Math.floor(box.x / SHADOW_UNIT) - SHADOW_RIM;
  const top = Math.floor(box.y / SHADOW_UNIT) - SHADOW_RIM;
  for (const item of items) {
    const moved = {
      ...item.placement,
      x: item.placement.x - left * SHADOW_UNIT,
      y: item.placement.y - top * SHADOW_UNIT,
    };
    for (const polygons of placedPolygons({ ...item, placement: moved }, SHADOW_UNIT))
      fillPolygons(mask, polygons);
  }
  const uri = shadowUri(mask);
  return `<image x="${left * SHADOW_UNIT + SHADOW_DRIFT.x}" y="${top * SHADOW_UNIT + SHADOW_DRIFT.y}" width="${mask.width * SHADOW_UNIT}" height="${mask.height * SHADOW_UNIT}" preserveAspectRatio="none" href="${uri}"/>`;
}

/** The box around all boxes. */
export function around(boxes: readonly Bounds[]): Bounds {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

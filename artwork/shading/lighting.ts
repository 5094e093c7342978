import { type Bounds, type Point, polygonsOf } from "../outline.ts";
import type { Cloth, Fold } from "./cloth.ts";
import { blurred, emptyField, type Field, fillPolygons } from "./field.ts";
import { compressPixels, type IndexedPixels } from "./indexed-png.ts";
import { creases } from "./noise.ts";

/** Longest side of a lit part, in pixels: enlarged softly, so folds need no more than this. */
const maximumSide = 176;
/** Palette index of cloth that is neither lit nor shaded. */
export const neutralIndex = 128;

const cache = new Map<string, IndexedPixels>();

/**
 * Light from the upper left over a part lying on the table: its rounded edges, its folds and
 * the material's creases, as palette indexes (below neutral shaded, above lit). Cached by shape,
 * because only the palette depends on the colour.
 */
export function litPart(d: string, box: Bounds, cloth: Cloth, folds: readonly Fold[]): IndexedPixels {
  const key = JSON.stringify([d, cloth, folds]);
  const known = cache.get(key);
  if (known) return known;
  const lit = light(d, box, cloth, folds);
  cache.set(key, lit);
  return lit;
}

function light(d: string, box: Bounds, cloth: Cloth, folds: readonly Fold[]): IndexedPixels {
  const density = Math.min(1.1, maximumSide / Math.max(box.width, box.height));
  const width = Math.max(4, Math.ceil(box.width * density));
  const height = Math.max(4, Math.ceil(box.height * density));
  const toPixels = ([x, y]: Point): Point => [(x - box.x) * density, (y - box.y) * density];
  const polygons = polygonsOf(d).map((polygon) => polygon.map(toPixels));

  const relief = reliefOf(polygons, width, height, density, cloth);
  for (const fold of folds) raiseFold(relief, fold, toPixels, density);
  if (cloth.wrinkle > 0) addCreases(relief, box, density, cloth);
  return compressPixels(width, height, shaded(relief, density, cloth.gloss));
}

/** The part's rounded body: low at the edges, high inside, in the item's units. */
function reliefOf(
  polygons: readonly Point[][],
  width: number,
  height: number,
  density: number,
  cloth: Cloth,
): Field {
  // A rim of empty cells around the part lets its edges fall off on all sides.
  const rim = 12;
  const padded = emptyField(width + rim * 2, height + rim * 2);
  fillPolygons(
    padded,
    polygons.map((polygon) => polygon.map(([x, y]): Point => [x + rim, y + rim])),
  );
  const broad = blurred(padded, Math.max(2, 15 * density));
  const tight = blurred(padded, Math.max(1, 3.2 * density));
  const relief = emptyField(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + rim) * padded.width + x + rim;
      relief.values[y * width + x] =
        (broad.values[at] ?? 0) * cloth.bulge * 26 + (tight.values[at] ?? 0) * cloth.edge * 5;
    }
  }
  return relief;
}

function raiseFold(relief: Field, fold: Fold, toPixels: (point: Point) => Point, density: number): void {
  const spine = polygonsOf(fold.d, 12)[0]?.map(toPixels) ?? [];
  const reach = Math.max(1.2, fold.width * density);
  const far = reach * 2.2;
  const strength = fold.height * fold.width * 0.75;
  const ridge = new Float32Array(relief.values.length);
  // Segment by segment, each over its own surroundings; the nearest segment wins.
  for (let i = 0; i + 1 < spine.length; i++) {
    const [x1, y1] = spine[i] ?? [0, 0];
    const [x2, y2] = spine[i + 1] ?? [0, 0];
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = dx * dx + dy * dy || 1;
    const left = Math.max(0, Math.floor(Math.min(x1, x2) - far));
    const right = Math.min(relief.width - 1, Math.ceil(Math.max(x1, x2) + far));
    const top = Math.max(0, Math.floor(Math.min(y1, y2) - far));
    const bottom = Math.min(relief.height - 1, Math.ceil(Math.max(y1, y2) + far));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
        const square = (x1 + dx * t - x) ** 2 + (y1 + dy * t - y) ** 2;
        if (square > far * far) continue;
        const along = (i + t) / (spine.length - 1);
        const raised =
          Math.exp((-1.4 * square) / (reach * reach)) * Math.min(1, along * 9 + 0.15) * (1 - along) ** 0.8;
        const at = y * relief.width + x;
        if (raised > (ridge[at] ?? 0)) ridge[at] = raised;
      }
    }
  }
  for (let at = 0; at < ridge.length; at++) {
    const raised = ridge[at] ?? 0;
    if (raised > 0) relief.values[at] = (relief.values[at] ?? 0) + raised * strength;
  }
}

function addCreases(relief: Field, box: Bounds, density: number, cloth: Cloth): void {
  const [across, along] = cloth.grain;
  for (let y = 0; y < relief.height; y++) {
    for (let x = 0; x < relief.width; x++) {
      const at = y * relief.width + x;
      const crease = creases((box.x + x / density + 300) / across, (box.y + y / density + 160) / along);
      relief.values[at] = (relief.values[at] ?? 0) + crease * cloth.wrinkle * 7.5;
    }
  }
}

function shaded(relief: Field, density: number, gloss: number): Uint8Array {
  const { width, height, values } = relief;
  const hollow = blurred(relief, Math.max(2, 7 * density));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = values[x > 0 ? at - 1 : at] ?? 0;
      const right = values[x < width - 1 ? at + 1 : at] ?? 0;
      const up = values[y > 0 ? at - width : at] ?? 0;
      const down = values[y < height - 1 ? at + width : at] ?? 0;
      const slopeX = (right - left) * density * 0.5;
      const slopeY = (down - up) * density * 0.5;
      const facing = (slopeX * 0.62 + slopeY * 0.78) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const depth = ((values[at] ?? 0) - (hollow.values[at] ?? 0)) * 0.035;
      const shine = facing > 0.12 ? (facing - 0.12) * gloss * 1.2 : 0;
      const value = facing * 0.85 + depth + shine;
      pixels[at] = Math.max(0, Math.min(255, Math.round((neutralIndex + value * 127) / 3) * 3 - 1));
    }
  }
  return pixels;
}

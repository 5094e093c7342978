import type { Raster } from "./raster.ts";

/** Distance in pixels at which the colours of product and ground are sampled around an edge. */
const REACH = 6;

/** What a pixel can be sampled as. */
export const UNSURE = 0;
export const SURE_GROUND = 1;
export const SURE_PRODUCT = 2;

/**
 * Samples the colours of product and ground around a pixel, near ones with more weight: red, green and blue of the
 * product and of the ground are written to `colours`. Returns false where one of them is nowhere near.
 */
export function sampleColours(
  { rgb, width, height }: Raster,
  kinds: Uint8Array,
  at: number,
  colours: Float64Array,
): boolean {
  const x = at % width;
  const y = (at - x) / width;
  let [productWeight, groundWeight] = [0, 0];
  let [pr, pg, pb, gr, gg, gb] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < OFFSETS.length; index += 3) {
    const toX = x + (OFFSETS[index] ?? 0);
    const toY = y + (OFFSETS[index + 1] ?? 0);
    if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
    const to = toY * width + toX;
    const kind = kinds[to];
    if (kind === UNSURE) continue;
    const weight = OFFSETS[index + 2] ?? 0;
    const from = to * 3;
    if (kind === SURE_PRODUCT) {
      productWeight += weight;
      pr += weight * (rgb[from] ?? 0);
      pg += weight * (rgb[from + 1] ?? 0);
      pb += weight * (rgb[from + 2] ?? 0);
    } else {
      groundWeight += weight;
      gr += weight * (rgb[from] ?? 0);
      gg += weight * (rgb[from + 1] ?? 0);
      gb += weight * (rgb[from + 2] ?? 0);
    }
  }
  if (productWeight === 0 || groundWeight === 0) return false;
  colours[0] = pr / productWeight;
  colours[1] = pg / productWeight;
  colours[2] = pb / productWeight;
  colours[3] = gr / groundWeight;
  colours[4] = gg / groundWeight;
  colours[5] = gb / groundWeight;
  return true;
}

/** Steps across and down with their weights; every second pixel beyond the nearest ones. */
const OFFSETS = Float64Array.from(
  Array.from({ length: 2 * REACH + 1 }, (_, down) =>
    Array.from({ length: 2 * REACH + 1 }, (_, across) => [across - REACH, down - REACH] as const),
  )
    .flat()
    .filter(([x, y]) => {
      const distance = Math.hypot(x, y);
      return distance <= REACH && (distance < 3 || (x + y) % 2 === 0);
    })
    .flatMap(([x, y]) => [x, y, 1 / (1 + x * x + y * y)]),
);

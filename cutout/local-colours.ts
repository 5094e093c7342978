/** Distance in pixels at which the colours of product and ground are sampled around an edge. */
const REACH = 6;

/** Colours around a pixel: of the product and of the ground, each 0–255. */
export interface LocalColours {
  readonly product: readonly [number, number, number];
  readonly ground: readonly [number, number, number];
}

/** What a pixel can be sampled as. */
export const UNSURE = 0;
export const SURE_GROUND = 1;
export const SURE_PRODUCT = 2;

/**
 * Samples the colours of product and ground around a pixel, near ones with more weight. Undefined where one of
 * them is nowhere near.
 */
export function localColours(
  rgb: Uint8Array,
  { width, height, sure }: { width: number; height: number; sure: Uint8Array },
  at: number,
): LocalColours | undefined {
  const x = at % width;
  const y = (at - x) / width;
  let [productWeight, groundWeight] = [0, 0];
  let [pr, pg, pb, gr, gg, gb] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < OFFSETS.length; index += 3) {
    const toX = x + (OFFSETS[index] ?? 0);
    const toY = y + (OFFSETS[index + 1] ?? 0);
    if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
    const to = toY * width + toX;
    const kind = sure[to];
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
  if (productWeight === 0 || groundWeight === 0) return undefined;
  return {
    product: [pr / productWeight, pg / productWeight, pb / productWeight],
    ground: [gr / groundWeight, gg / groundWeight, gb / groundWeight],
  };
}

/** Steps across and down with their weights; every second pixel beyond the nearest ones. */
const OFFSETS = Float32Array.from(
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

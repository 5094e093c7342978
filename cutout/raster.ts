/** Colours of a picture. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Uint8Array;
}

/** Means of square blocks of `step` × `step` pixels; what remains at the right and lower edge is left out. */
export function reduceRaster(raster: Raster, step: number): Raster {
  if (step === 1) return raster;
  const width = Math.max(1, Math.floor(raster.width / step));
  const height = Math.max(1, Math.floor(raster.height / step));
  const rgb = new Uint8Array(width * height * 3);
  const [down, across, blocks] = [raster.width * 3, step * 3, step * step];
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const first = y * step * down + x * across;
      let [red, green, blue] = [0, 0, 0];
      for (let row = 0; row < step; row++) {
        const start = first + row * down;
        for (let from = start; from < start + across; from += 3) {
          red += raster.rgb[from] ?? 0;
          green += raster.rgb[from + 1] ?? 0;
          blue += raster.rgb[from + 2] ?? 0;
        }
      }
      rgb[to] = red / blocks + 0.5;
      rgb[to + 1] = green / blocks + 0.5;
      rgb[to + 2] = blue / blocks + 0.5;
    }
  }
  return { width, height, rgb };
}

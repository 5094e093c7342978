import type { Raster } from "./raster.ts";

/**
 * A picture in OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/), in which equal distances look
 * about equally different. All values and distances are in ten-thousandths: lightness 0 to 10,000.
 */
export interface Lab {
  readonly width: number;
  readonly height: number;
  readonly l: Int16Array;
  readonly a: Int16Array;
  readonly b: Int16Array;
}

const ROOT_STEPS = 65_535;

const linear = Float64Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4) * ROOT_STEPS;
});

/** Cube roots, which would take most of the conversion. */
const root = Float32Array.from(
  { length: ROOT_STEPS + 2 },
  (_, step) => Math.cbrt(step / ROOT_STEPS) * 10_000,
);

export function toLab({ rgb, width, height }: Raster): Lab {
  const size = width * height;
  const l = new Int16Array(size);
  const a = new Int16Array(size);
  const b = new Int16Array(size);
  for (let at = 0, from = 0; at < size; at++, from += 3) {
    const red = linear[rgb[from] ?? 0] ?? 0;
    const green = linear[rgb[from + 1] ?? 0] ?? 0;
    const blue = linear[rgb[from + 2] ?? 0] ?? 0;
    const long = root[(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue + 0.5) | 0] ?? 0;
    const medium = root[(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue + 0.5) | 0] ?? 0;
    const short = root[(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue + 0.5) | 0] ?? 0;
    l[at] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
    a[at] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
    b[at] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  }
  return { width, height, l, a, b };
}

/** Means of square blocks of `step` × `step` pixels; what remains at the right and lower edge is left out. */
export function reduceLab(lab: Lab, step: number): Lab {
  const width = Math.max(1, Math.floor(lab.width / step));
  const height = Math.max(1, Math.floor(lab.height / step));
  const reduce = (plane: Int16Array): Int16Array => {
    const means = new Int16Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let down = 0; down < step; down++) {
          const from = (y * step + down) * lab.width + x * step;
          for (let across = 0; across < step; across++) sum += plane[from + across] ?? 0;
        }
        means[y * width + x] = sum / (step * step);
      }
    }
    return means;
  };
  return { width, height, l: reduce(lab.l), a: reduce(lab.a), b: reduce(lab.b) };
}

import { boxOf, encodePart } from "./crop.ts";
import { findGround } from "./find-ground.ts";
import { type Matte, matte } from "./matting.ts";
import { toLab } from "./oklab.ts";
import { type Picture, readPicture } from "./picture.ts";
import { reduceRaster } from "./raster.ts";
import { bringBack, paintStrokes, type Stroke } from "./strokes.ts";

/** The product's share of each pixel of a picture. */
export interface Mask {
  /** Pixels of the whole picture, reduced to at most 2,000 on the longest side. */
  readonly width: number;
  readonly height: number;
  /** 0 (ground) to 255 (product), row by row. */
  readonly alpha: Uint8Array;
}

export interface CutOut {
  /** WebP, cropped to what was cut out. */
  readonly image: Buffer;
  /** Pixels of `image`. */
  readonly width: number;
  readonly height: number;
  readonly mask: Mask;
  /** "framed": the picture keeps all of its ground, because that is not even or nothing was found on it. */
  readonly quality: "clean" | "framed";
}

/**
 * Cuts the product out of the even ground of its picture. A picture with transparency of its own is cut out by
 * that. Throws an Error for bytes that are no picture, and for more than 50 megapixels.
 *
 * `strokes` are then painted over what was found, later ones over earlier ones. Where nothing was found, the first
 * of them decides what they are painted on: "erase" takes away from the whole picture, "keep" starts with nothing.
 * Strokes that leave nothing, or all of it, have the result of a picture in which nothing was found.
 */
export async function cutOut(bytes: Buffer, strokes: readonly Stroke[] = []): Promise<CutOut> {
  const picture = await readPicture(bytes);
  const found = find(picture);
  const [first] = strokes;
  if (!first) return compose(picture, found);
  const { width, height, rgb } = picture;
  const whole = () => new Uint8Array(width * height).fill(first.kind === "erase" ? 255 : 0);
  const { alpha, ...colours } = found ?? { alpha: whole(), rgb };
  const painted = await paintStrokes(alpha, strokes, picture);
  return compose(picture, { alpha: painted, rgb: bringBack(colours.rgb, picture, alpha, painted) });
}

/** Longest side in pixels from which the ground is looked for on a picture of half the size. */
const LARGE = 1_000;

/** The product, as far as it can be found. */
function find({ alpha, ...picture }: Picture): Matte | undefined {
  if (alpha) return { alpha, rgb: picture.rgb };
  const step = Math.max(picture.width, picture.height) >= LARGE ? 2 : 1;
  const small = reduceRaster(picture, step);
  const ground = findGround(toLab(small));
  return ground && matte(picture, ground, small, step);
}

async function compose({ width, height, rgb }: Picture, product: Matte | undefined): Promise<CutOut> {
  const box = product && boxOf(product.alpha, width);
  const isFramed = !product || !box || product.alpha.every((share) => share === 255);
  const shown = isFramed ? { alpha: new Uint8Array(width * height).fill(255), rgb } : product;
  const part = isFramed ? { left: 0, top: 0, width, height } : box;
  return {
    image: await encodePart(shown.rgb, shown.alpha, width, part),
    width: part.width,
    height: part.height,
    mask: { width, height, alpha: shown.alpha },
    quality: isFramed ? "framed" : "clean",
  };
}

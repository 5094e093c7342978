import { boxOf, encodePart } from "./crop.ts";
import { decontaminate } from "./decontaminate.ts";
import { findGround } from "./find-ground.ts";
import { matte } from "./matting.ts";
import { toLab } from "./oklab.ts";
import { type Picture, readPicture } from "./picture.ts";
import { paintStrokes, type Stroke } from "./strokes.ts";

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
  const found = maskOf(picture);
  const [first] = strokes;
  if (!first) return compose(picture, found, found);
  const base = found ?? new Uint8Array(picture.width * picture.height).fill(first.kind === "erase" ? 255 : 0);
  return compose(picture, found, await paintStrokes(base, strokes, picture));
}

/** The product's shares as far as they can be found. */
function maskOf({ width, height, rgb, alpha }: Picture): Uint8Array | undefined {
  if (alpha) return alpha;
  const ground = findGround(toLab(rgb, width, height));
  return ground && matte(rgb, ground);
}

/** `found` is what was found in the picture, `shares` the same with its strokes. */
async function compose(
  picture: Picture,
  found: Uint8Array | undefined,
  shares: Uint8Array | undefined,
): Promise<CutOut> {
  const { width, height, rgb } = picture;
  const box = shares && boxOf(shares, width);
  const isFramed = !shares || !box || shares.every((share) => share === 255);
  const alpha = isFramed ? new Uint8Array(width * height).fill(255) : shares;
  const part = isFramed ? { left: 0, top: 0, width, height } : box;
  const isMixed = found && !isFramed && !picture.alpha;
  const colours = isMixed ? decontaminate(picture, found, alpha) : rgb;
  return {
    image: await encodePart(colours, alpha, width, part),
    width: part.width,
    height: part.height,
    mask: { width, height, alpha },
    quality: isFramed ? "framed" : "clean",
  };
}

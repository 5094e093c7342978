import { boxOf, encodePart } from "./crop.ts";
import { decontaminate } from "./decontaminate.ts";
import { findGround } from "./find-ground.ts";
import { matte } from "./matting.ts";
import { toLab } from "./oklab.ts";
import { type Picture, readPicture } from "./picture.ts";

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
  /** "framed": the picture keeps its ground, because that is not even or nothing was found on it. */
  readonly quality: "clean" | "framed";
}

/**
 * Cuts the product out of the even ground of its picture. A picture with transparency of its own is cut out by
 * that. Throws an Error for bytes that are no picture, and for more than 50 megapixels.
 */
export async function cutOut(bytes: Buffer): Promise<CutOut> {
  const picture = await readPicture(bytes);
  return compose(picture, maskOf(picture));
}

function maskOf({ width, height, rgb, alpha }: Picture): Uint8Array | undefined {
  if (alpha) return alpha;
  const ground = findGround(toLab(rgb, width, height));
  return ground && matte(rgb, ground);
}

async function compose(picture: Picture, found: Uint8Array | undefined): Promise<CutOut> {
  const { width, height, rgb } = picture;
  const box = found && boxOf(found, width);
  const isFramed = !found || !box || found.every((share) => share === 255);
  const alpha = isFramed ? new Uint8Array(width * height).fill(255) : found;
  const part = isFramed ? { left: 0, top: 0, width, height } : box;
  const colours = isFramed || picture.alpha ? rgb : decontaminate(rgb, alpha, width, height);
  return {
    image: await encodePart(colours, alpha, width, part),
    width: part.width,
    height: part.height,
    mask: { width, height, alpha },
    quality: isFramed ? "framed" : "clean",
  };
}

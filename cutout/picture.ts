import sharp from "sharp";
import type { Raster } from "./raster.ts";

/** Longest side of what is worked on, in pixels. A larger picture is reduced first. */
const LONGEST_SIDE = 2_000;
/** Pixels that are decoded at most. */
const MAX_INPUT_PIXELS = 50_000_000;
/** Below this alpha a pixel shows what is behind it; some encoders write 254 for opaque pixels. */
const OPAQUE_ALPHA = 250;

/** A decoded picture: upright, in sRGB. */
export interface Picture extends Raster {
  /** The picture's own transparency, a byte for each pixel; undefined where all of it is opaque. */
  readonly alpha: Uint8Array | undefined;
}

/**
 * Decodes any format that sharp reads, reduced to at most 2,000 pixels on the longest side. Throws an Error
 * for bytes that are no picture, and for more than 50 megapixels.
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 3) return { width, height, rgb: data, alpha: undefined };
  return { width, height, ...splitChannels(data, width * height, channels) };
}

/** Grey pictures have one or two channels, transparent ones four. */
function splitChannels(data: Uint8Array, pixels: number, channels: number): Pick<Picture, "rgb" | "alpha"> {
  const rgb = new Uint8Array(pixels * 3);
  const alpha = new Uint8Array(pixels).fill(255);
  const isGrey = channels < 3;
  let isTransparent = false;
  for (let at = 0, from = 0; at < pixels; at++, from += channels) {
    rgb[at * 3] = data[from] ?? 0;
    rgb[at * 3 + 1] = data[isGrey ? from : from + 1] ?? 0;
    rgb[at * 3 + 2] = data[isGrey ? from : from + 2] ?? 0;
    if (channels % 2 === 1) continue;
    const own = data[from + channels - 1] ?? 0;
    alpha[at] = own;
    if (own < OPAQUE_ALPHA) isTransparent = true;
  }
  return { rgb, alpha: isTransparent ? alpha : undefined };
}

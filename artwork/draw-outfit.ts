import sharp from "sharp";
import { composeFlatLay, type FlatLay, type Outfit } from "./flat-lay.ts";

/** A picture of an outfit that has no photograph. */
export interface DrawnOutfit {
  /** WebP. */
  readonly image: Buffer;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Where each item is in the picture; undefined for items that it leaves out. */
  readonly spots: FlatLay["spots"];
}

export interface DrawOptions {
  /** WebP effort from 0 to 6. 1 takes a third of the encoder's default time for a fifth more bytes. */
  readonly effort?: number;
}

const MAX_BYTES = 110 * 1024;
/** The second is for the few pictures with busy prints that exceed MAX_BYTES at the first. */
const QUALITIES = [82, 68] as const;

/**
 * Draws a flat lay of the outfit's items, 1200 × 1600 pixels. The same outfit and seed give the same picture;
 * the seed varies background and composition.
 */
export async function drawOutfit(
  outfit: Outfit,
  seed: string,
  { effort = 1 }: DrawOptions = {},
): Promise<DrawnOutfit> {
  const { svg, spots } = composeFlatLay(outfit, seed);
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = (quality: number): Promise<Buffer> =>
    sharp(data, { raw: { width, height, channels } }).webp({ quality, effort }).toBuffer();
  const image = await encode(QUALITIES[0]);
  return { image: image.length > MAX_BYTES ? await encode(QUALITIES[1]) : image, width, height, spots };
}

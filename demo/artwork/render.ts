import sharp from "sharp";
import { type BoardOutfit, composeBoard } from "./board.ts";

/** Few boards with busy prints come out larger; they bear a stronger compression. */
const largest = 110 * 1024;

/** The board of an outfit as a WebP picture, 1200 × 1600 pixels. */
export async function renderBoard(outfit: BoardOutfit, seed: string): Promise<Buffer> {
  const svg = Buffer.from(composeBoard(outfit, seed));
  const { data, info } = await sharp(svg, { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, channels: info.channels };
  // Effort 1 takes a third of the default's time for about a fifth more bytes.
  const encode = (quality: number): Promise<Buffer> =>
    sharp(data, { raw: pixels }).webp({ quality, effort: 1 }).toBuffer();
  const picture = await encode(82);
  return picture.length > largest ? encode(68) : picture;
}

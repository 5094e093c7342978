import sharp from "sharp";
import { type BoardOutfit, composeBoard } from "./board.ts";

/** The board of an outfit as a WebP picture, 1200 × 1600 pixels. */
export async function renderBoard(outfit: BoardOutfit, seed: string): Promise<Buffer> {
  const svg = Buffer.from(composeBoard(outfit, seed));
  // Effort 2 costs a third of the default's time for about a tenth more bytes.
  return sharp(svg, { unlimited: true }).webp({ quality: 86, effort: 2 }).toBuffer();
}

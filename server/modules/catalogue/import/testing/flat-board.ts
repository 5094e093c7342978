import sharp from "sharp";

/** Stands in for the artwork, which takes its time to draw: a flat picture whose colour follows from the seed. */
export async function drawFlatBoard(_outfit: unknown, seed: string): Promise<Buffer> {
  const background = `#${seed.slice(0, 6)}`;
  return sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .webp()
    .toBuffer();
}

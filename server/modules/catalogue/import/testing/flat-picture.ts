import sharp from "sharp";

/** A fast substitute for the artwork library: one color derived from the seed. */
export async function drawFlatPicture(_outfit: unknown, seed: string): Promise<{ image: Buffer }> {
  const background = `#${seed.slice(0, 6)}`;
  const image = await sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .webp()
    .toBuffer();
  return { image };
}

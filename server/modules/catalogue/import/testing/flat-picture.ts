import sharp from "sharp";
import type { FlatLay, Outfit } from "#artwork/flat-lay.ts";

/**
 * A fast substitute for the artwork library: one colour derived from the seed, with all items in the middle.
 */
export async function drawFlatPicture(
  { items }: Outfit,
  seed: string,
): Promise<{ image: Buffer; spots: FlatLay["spots"] }> {
  const background = `#${seed.slice(0, 6)}`;
  const image = await sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .webp()
    .toBuffer();
  return { image, spots: items.map(() => ({ x: 0.5, y: 0.5 })) };
}

import { loadSharp } from "#server/modules/media/image-engine.ts";

/** Side in pixels of the blocks whose mean colours are compared, which averages the noise of a photograph out. */
const BLOCK = 8;
/** Difference of a channel, up to 255, within which blocks have one colour. */
const ONE_COLOUR_RANGE = 5;
/** Alpha, up to 255, below which a block is not seen. */
const SEEN_ALPHA = 8;

/** Why nothing can be seen in a picture; undefined where something can. */
export async function blanknessOf(picture: Buffer): Promise<"transparent" | "oneColour" | undefined> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize(Math.ceil(width / BLOCK), Math.ceil(height / BLOCK), { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  if ((channels[3]?.max ?? 0) < SEEN_ALPHA) return "transparent";
  return channels.every(({ min, max }) => max - min <= ONE_COLOUR_RANGE) ? "oneColour" : undefined;
}

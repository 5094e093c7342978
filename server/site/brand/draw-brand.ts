import { LIGHT_COLOURS } from "#contract/shop/plain-style.ts";
import { loadSharp } from "#server/modules/media/image-engine.ts";

/** Pictures of the brand, drawn when they are asked for: PNGs of some kilobytes. */

/** A maskable icon may be cut to a circle of four fifths of its width. */
const MASKABLE_SCALE = 0.72;
const SHARE = { width: 1_200, height: 630 };

/** An uploaded picture in a height, with its transparency. */
export async function drawLogo(master: Buffer, height: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(master).resize({ height, withoutEnlargement: true }).png().toBuffer();
}

interface IconOptions {
  /** The uploaded icon; without one, a hanger on the shop's colour. */
  master: Buffer | undefined;
  accent: string;
  size: number;
  isMaskable?: boolean;
}

export async function drawIcon({ master, accent, size, isMaskable }: IconOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = master ?? Buffer.from(hangerMark(accent));
  if (!isMaskable) return sharp(picture).resize(size, size).png().toBuffer();
  const inner = await sharp(picture)
    .resize(Math.round(size * MASKABLE_SCALE))
    .toBuffer();
  const background = master ? LIGHT_COLOURS.paper : accent;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

/** For link previews of screens without a picture, in a shop without looks: the icon on paper. */
export async function drawShareCard(icon: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { ...SHARE, channels: 3, background: LIGHT_COLOURS.paper } })
    .composite([{ input: icon }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** The mark of a shop that has its own name and no icon yet: no letters, which need a typeface. */
export function hangerMark(accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><rect width="64" height="64" fill="${accent}"/><path d="M26.500 21a5.500 5.500 0 1 1 8.300 4.700c-1.700 1-2.800 2.100-2.800 4.300v1.500L11.500 43.200c-2.400 1.400-1.400 4.800 1.300 4.800h38.400c2.700 0 3.700-3.400 1.300-4.800L32 31.500" fill="none" stroke="${LIGHT_COLOURS.paper}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

import sharp from "sharp";

/** A rectangle of a picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 90;
/** WebP effort from 0 to 6. 1 takes a third of the encoder's default time. */
const EFFORT = 1;

/** The smallest box around everything that is not transparent; undefined where there is nothing. */
export function boxOf(alpha: Uint8Array, width: number): Box | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let row = 0, y = 0; row < alpha.length; row += width, y++) {
    for (let x = 0; x < width; x++) {
      if (!alpha[row + x]) continue;
      if (top < 0) top = y;
      bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  return top < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Encodes the part of a picture in the box as WebP with transparency. */
export async function encodePart(
  rgb: Uint8Array,
  alpha: Uint8Array,
  width: number,
  { left, top, ...size }: Box,
): Promise<Buffer> {
  const part = new Uint8Array(size.width * size.height * 4);
  for (let y = 0, to = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, to += 4) {
      const from = (top + y) * width + left + x;
      const share = alpha[from] ?? 0;
      part[to + 3] = share;
      if (share === 0) continue;
      part[to] = rgb[from * 3] ?? 0;
      part[to + 1] = rgb[from * 3 + 1] ?? 0;
      part[to + 2] = rgb[from * 3 + 2] ?? 0;
    }
  }
  return sharp(part, { raw: { ...size, channels: 4 } })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}

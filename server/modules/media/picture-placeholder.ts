import { sharp } from "./image-engine.ts";

/** Pixels; so few that the data URL is about 200 bytes, enough for shapes and colours to be guessed. */
const PREVIEW_BOX = { width: 24, height: 32 };
const BLUR_SIGMA = 2;
const QUALITY = 50;

/** A blurred preview of a picture as a data URL; it stands in every list answer, so its size matters (D24). */
export async function makePlaceholder(picture: Buffer): Promise<string> {
  const preview = await sharp(picture)
    .resize({ ...PREVIEW_BOX, fit: "inside", withoutEnlargement: true })
    .blur(BLUR_SIGMA)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${preview.toString("base64")}`;
}

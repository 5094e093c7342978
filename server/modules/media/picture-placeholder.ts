import { loadSharp } from "./image-engine.ts";

/** Pixels; few enough for a data URL of about 200 bytes, enough to suggest shapes and colours. */
const PREVIEW_BOX = { width: 24, height: 32 };
const BLUR_SIGMA = 2;
const QUALITY = 50;

/** Returns a blurred preview of a picture as a data URL. It is part of every list response, so it must be small. */
export async function makePlaceholder(picture: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const preview = await sharp(picture)
    .resize({ ...PREVIEW_BOX, fit: "inside", withoutEnlargement: true })
    .blur(BLUR_SIGMA)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${preview.toString("base64")}`;
}

import { loadSharp } from "#server/modules/media/image-engine.ts";

interface Size {
  width: number;
  height: number;
}

const JPEG_QUALITY = 88;
/** A frame of which a picture covers all but this share is filled, so that no strip is left at its side. */
const STRIP_SHARE = 0.02;
/** The cover is blurred at a fraction of its size, because a blur takes longer the larger it is. */
const COVER_SHRINK = 12;
/** Pixels of the shrunken cover. */
const COVER_BLUR_SIGMA = 6;
const COVER_BRIGHTNESS = 0.82;

/**
 * A picture as a JPEG of another format, in pixels: as a whole over an enlarged, blurred and darkened copy
 * of itself, which fills the frame.
 */
export async function fitPicture(picture: Buffer, size: Size): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = size;
  const upright = await sharp(picture).autoOrient().flatten({ background: "#ffffff" }).raw().toBuffer({
    resolveWithObject: true,
  });
  const raw = { raw: upright.info };
  const ratio = upright.info.width / upright.info.height / (width / height);
  if (Math.min(ratio, 1 / ratio) > 1 - STRIP_SHARE) {
    return sharp(upright.data, raw)
      .resize(width, height, { fit: "cover" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  }
  const cover = await sharp(upright.data, raw)
    .resize(Math.round(width / COVER_SHRINK), Math.round(height / COVER_SHRINK), { fit: "cover" })
    .blur(COVER_BLUR_SIGMA)
    .modulate({ brightness: COVER_BRIGHTNESS })
    .png()
    .toBuffer();
  const whole = await sharp(upright.data, raw).resize(width, height, { fit: "inside" }).png().toBuffer();
  return sharp(await sharp(cover).resize(width, height, { fit: "fill", kernel: "cubic" }).png().toBuffer())
    .composite([{ input: whole }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

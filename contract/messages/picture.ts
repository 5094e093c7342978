import { AVIF_MAX_PIXELS, IMAGE_MAX_PIXELS } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";
import { IMAGE_MAX_MEGABYTES, IMAGE_MESSAGES } from "#contract/outfit/image.ts";

const MEGAPIXELS_MAX = IMAGE_MAX_PIXELS / 1_000_000;
const AVIF_MEGAPIXELS_MAX = AVIF_MAX_PIXELS / 1_000_000;

/** Errors of taking in and showing pictures. */
export const PICTURE_ERRORS = errorMessages("picture", {
  notFound: "There is no such picture",
  busy: "Many pictures are being prepared. Please try again in a moment.",
  intakeBusy: "Many pictures are being taken in. Please try again in a moment.",
  empty: "The picture is empty. Please choose another one.",
  damaged: "The picture is damaged and cannot be read. Please choose another one.",
  bytes: [IMAGE_MESSAGES.bytes, { maximum: IMAGE_MAX_MEGABYTES }],
  pixels: [
    `The picture has more than ${MEGAPIXELS_MAX} megapixels. Please choose a smaller one.`,
    { maximum: MEGAPIXELS_MAX },
  ],
  avifPixels: [
    `An AVIF picture can have at most ${AVIF_MEGAPIXELS_MAX} megapixels. Please choose a smaller one or a JPEG.`,
    { maximum: AVIF_MEGAPIXELS_MAX },
  ],
  type: IMAGE_MESSAGES.type,
  moving: "Moving pictures are not accepted. Please choose a still one.",
});

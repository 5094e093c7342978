import { AVIF_MAX_PIXELS, IMAGE_MAX_PIXELS } from "#contract/limits.ts";
import { IMAGE_MESSAGES } from "#contract/outfit/image.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

/** The picture's field in every upload form. */
export const IMAGE_FIELD = "image";

const REASONS = {
  empty: ["BAD_REQUEST", "The picture is empty. Please choose another one."],
  damaged: ["BAD_REQUEST", "The picture is damaged and cannot be read. Please choose another one."],
  bytes: ["PAYLOAD_TOO_LARGE", IMAGE_MESSAGES.bytes],
  pixels: [
    "PAYLOAD_TOO_LARGE",
    `The picture has more than ${IMAGE_MAX_PIXELS / 1_000_000} megapixels. Please choose a smaller one.`,
  ],
  avifPixels: [
    "PAYLOAD_TOO_LARGE",
    `An AVIF picture can have at most ${AVIF_MAX_PIXELS / 1_000_000} megapixels. Please choose a smaller one or a JPEG.`,
  ],
  type: ["UNSUPPORTED_MEDIA_TYPE", IMAGE_MESSAGES.type],
  moving: ["UNSUPPORTED_MEDIA_TYPE", "Moving pictures are not accepted. Please choose a still one."],
} as const;
export type RefusalReason = keyof typeof REASONS;

export class PictureRefused extends ApiError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    const [code, message] = REASONS[reason];
    super(code, message, { cause, details: [{ path: IMAGE_FIELD, message }] });
    this.name = "PictureRefused";
    this.reason = reason;
  }
}

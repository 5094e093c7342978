import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";

/** The picture's field in every upload form. */
export const IMAGE_FIELD = "image";

const CODES = {
  empty: "BAD_REQUEST",
  damaged: "BAD_REQUEST",
  bytes: "PAYLOAD_TOO_LARGE",
  pixels: "PAYLOAD_TOO_LARGE",
  avifPixels: "PAYLOAD_TOO_LARGE",
  type: "UNSUPPORTED_MEDIA_TYPE",
  moving: "UNSUPPORTED_MEDIA_TYPE",
} as const;
export type RefusalReason = keyof typeof CODES;

export class PictureRefused extends ApiError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    const message = PICTURE_ERRORS[reason];
    super(CODES[reason], message, { cause, details: [{ path: IMAGE_FIELD, message }] });
    this.name = "PictureRefused";
    this.reason = reason;
  }
}

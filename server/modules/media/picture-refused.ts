import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from "#contract/limits.ts";
import { ApiError } from "#server/errors/api-error.ts";

const REASONS = {
  empty: ["BAD_REQUEST", "The picture is empty. Please choose another one."],
  damaged: ["BAD_REQUEST", "The picture is damaged and cannot be read. Please choose another one."],
  bytes: [
    "PAYLOAD_TOO_LARGE",
    `The picture is larger than ${IMAGE_MAX_BYTES / 1024 / 1024} MB. Please choose a smaller one.`,
  ],
  pixels: [
    "PAYLOAD_TOO_LARGE",
    `The picture has more than ${IMAGE_MAX_PIXELS / 1_000_000} megapixels. Please choose a smaller one.`,
  ],
  type: ["UNSUPPORTED_MEDIA_TYPE", "Please choose a JPEG, PNG, WebP or AVIF picture."],
  moving: ["UNSUPPORTED_MEDIA_TYPE", "Moving pictures are not accepted. Please choose a still one."],
} as const;
export type RefusalReason = keyof typeof REASONS;

/** An uploaded picture that is not taken, with the sentence and code its sender is answered (D34). */
export class PictureRefused extends ApiError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    const [code, message] = REASONS[reason];
    super(code, message, { cause });
    this.name = "PictureRefused";
    this.reason = reason;
  }
}

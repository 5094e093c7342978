import { IMAGE_MAX_BYTES } from "#contract/limits.ts";

/** Accepted types and sizes of uploaded pictures, and the messages for others. */

export const IMAGE_UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

export const IMAGE_MAX_MEGABYTES = IMAGE_MAX_BYTES / 1024 / 1024;

export const IMAGE_MESSAGES = {
  hint: `JPEG, PNG, WebP or AVIF (max ${IMAGE_MAX_MEGABYTES} MB)`,
  type: "Please choose a JPEG, PNG, WebP or AVIF picture.",
  bytes: `The picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please choose a smaller one.`,
} as const;

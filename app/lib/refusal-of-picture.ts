import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { IMAGE_MESSAGES, IMAGE_UPLOAD_TYPES } from "#contract/outfit/image.ts";

/** Why a chosen picture would be refused; undefined if it can be sent. */
export function refusalOfPicture({ type, size }: File): string | undefined {
  if (!IMAGE_UPLOAD_TYPES.some((accepted) => accepted === type)) return IMAGE_MESSAGES.type;
  if (size > IMAGE_MAX_BYTES) return IMAGE_MESSAGES.bytes;
  return undefined;
}

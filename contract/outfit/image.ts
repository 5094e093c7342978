import { IMAGE_MAX_BYTES } from "#contract/limits.ts";

/** Pictures have immutable, content-addressed URLs: /media/{sha-256}/{width}.{format}. */

/** Widths in pixels that pictures are served in; the last is the width of the largest stored picture. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1200] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** In order of preference. */
export const IMAGE_FORMATS = ["avif", "webp", "jpg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const IMAGE_MIME: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

const LARGEST: ImageWidth = 1200;

/** URL of one variant. The default, the largest as JPEG, is what an outfit's `image` contains. */
export function imageUrl(mediaId: string, width: ImageWidth = LARGEST, format: ImageFormat = "jpg"): string {
  return `/media/${mediaId}/${width}.${format}`;
}

/** URL of the picture in `image` in another width and format. */
export function imageVariant(image: string, width: ImageWidth, format: ImageFormat): string {
  return image.replace(/\/\d+\.\w+$/, `/${width}.${format}`);
}

/** A `srcset` of one format with every useful width up to the stored one. */
export function imageSrcSet(image: string, format: ImageFormat, storedWidth: number): string {
  const firstCovering = IMAGE_WIDTHS.findIndex((width) => width >= storedWidth);
  const widths = firstCovering === -1 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, firstCovering + 1);
  return widths
    .map((width) => `${imageVariant(image, width, format)} ${Math.min(width, storedWidth)}w`)
    .join(", ");
}

/** Accepted types and sizes of uploaded pictures, and the messages for others. */

export const IMAGE_UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

export const IMAGE_MAX_MEGABYTES = IMAGE_MAX_BYTES / 1024 / 1024;

export const IMAGE_MESSAGES = {
  hint: `JPEG, PNG, WebP or AVIF (max ${IMAGE_MAX_MEGABYTES} MB)`,
  type: "Please choose a JPEG, PNG, WebP or AVIF picture.",
  bytes: `The picture is larger than ${IMAGE_MAX_MEGABYTES} MB. Please choose a smaller one.`,
} as const;

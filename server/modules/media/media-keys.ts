import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from "#contract/image-url.ts";

/** Where a picture's blobs stand in the store. The first two digits spread them over folders that can still be listed. */

export function masterKey(id: string): string {
  return `${id.slice(0, 2)}/${id}.webp`;
}

/** Variants can all be deleted: they are made again from the masters. */
export function variantKey(id: string, width: ImageWidth, format: ImageFormat): string {
  return `variants/${id.slice(0, 2)}/${id}/${width}.${format}`;
}

/** Every blob there can be of a picture. */
export function allKeys(id: string): string[] {
  const variants = IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => variantKey(id, width, format)),
  );
  return [masterKey(id), ...variants];
}

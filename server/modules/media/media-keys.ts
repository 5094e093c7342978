import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from "#contract/outfit/image.ts";

/** The first two digits of the id spread the blobs over folders of a moderate size. */

export function masterKey(id: string): string {
  return `${id.slice(0, 2)}/${id}.webp`;
}

/** Variants can be deleted: they are encoded again from the masters. */
export function variantKey(id: string, width: ImageWidth, format: ImageFormat): string {
  return `variants/${id.slice(0, 2)}/${id}/${width}.${format}`;
}

export function allKeys(id: string): string[] {
  const variants = IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => variantKey(id, width, format)),
  );
  return [masterKey(id), ...variants];
}

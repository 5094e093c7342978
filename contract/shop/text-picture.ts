const UPLOADED = "/media/";

/** A picture of the shop's own texts, with its width and height in pixels. */
export interface TextPicture {
  /** A picture of the site itself, without shape, width and format, or `/media/` with the id of an uploaded one. */
  src: string;
  width: number;
  height: number;
}

/** The id of an uploaded picture; undefined for one of the site itself. */
export function uploadedId({ src }: Pick<TextPicture, "src">): string | undefined {
  return src.startsWith(UPLOADED) ? src.slice(UPLOADED.length) : undefined;
}

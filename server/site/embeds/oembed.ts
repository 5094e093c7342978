import type { Embedded } from "#contract/embeds/embed.ts";
import { embedCode, FRAME_SIZE, type FrameSize } from "#contract/embeds/embed-code.ts";
import type { Oembed, OembedQuery } from "#contract/embeds/oembed.ts";
import { IMAGE_WIDTHS, imageVariant } from "#contract/outfit/image.ts";
import type { EmbedShop } from "./embed-shop.ts";
import { type EmbedSubject, pictureOf, titleOf } from "./embed-subject.ts";

/** An hour: prices and pictures in the frame are current without another response. */
const CACHE_AGE_SECONDS = 3_600;
const THUMBNAIL_WIDTH_MAX = 640;

type Bounds = Pick<OembedQuery, "maxwidth" | "maxheight">;

/** The size of the frame within the bounds of a request. */
function frameSize({ maxwidth = FRAME_SIZE.width, maxheight = FRAME_SIZE.height }: Bounds): FrameSize {
  return { width: Math.min(FRAME_SIZE.width, maxwidth), height: Math.min(FRAME_SIZE.height, maxheight) };
}

export function oembedOf(shop: EmbedShop, embedded: Embedded, subject: EmbedSubject, bounds: Bounds): Oembed {
  const title = titleOf(subject);
  const size = frameSize(bounds);
  const author = authorOf(subject);
  return {
    version: "1.0",
    type: "rich",
    title,
    ...(author && { author_name: author }),
    provider_name: shop.name,
    provider_url: shop.publicUrl,
    html: embedCode(shop.publicUrl, embedded, { title, size }),
    ...size,
    ...thumbnailOf(shop, subject, bounds),
    cache_age: CACHE_AGE_SECONDS,
  };
}

/** Whose board it is, or who styled the look. */
function authorOf(subject: EmbedSubject): string | null | undefined {
  return subject.kind === "board" ? subject.board.owner.username : subject.outfit.stylist?.username;
}

/** As a JPEG, which every program shows, in the largest width within the bounds. */
function thumbnailOf(shop: EmbedShop, subject: EmbedSubject, { maxwidth, maxheight }: Bounds) {
  const picture = pictureOf(subject);
  if (!picture) return undefined;
  const { image, imageWidth, imageHeight } = picture;
  const sizes = IMAGE_WIDTHS.filter((variant) => variant <= THUMBNAIL_WIDTH_MAX).map((variant) => {
    const width = Math.min(variant, imageWidth);
    return { variant, width, height: Math.round((width * imageHeight) / imageWidth) };
  });
  const largest = sizes.findLast(
    ({ width, height }) => width <= (maxwidth ?? width) && height <= (maxheight ?? height),
  );
  return (
    largest && {
      thumbnail_url: shop.publicUrl + imageVariant(image, largest.variant, "jpg"),
      thumbnail_width: largest.width,
      thumbnail_height: largest.height,
    }
  );
}

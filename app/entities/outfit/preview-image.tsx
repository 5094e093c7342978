import { imageVariant } from "#contract/outfit/image.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { outfitAlt } from "#contract/outfit/outfit-labels.ts";

export type PreviewedOutfit = Pick<
  OutfitSummary,
  "category" | "section" | "subtitle" | "image" | "imageWidth" | "imageHeight"
>;

/** The largest width that is served. */
const PREVIEW_WIDTH = 1200;

/** An outfit's picture for link previews: as a JPEG, the only format that all of them support. */
export function previewImage(outfit: PreviewedOutfit, publicUrl: string) {
  const width = Math.min(PREVIEW_WIDTH, outfit.imageWidth);
  return {
    url: publicUrl + imageVariant(outfit.image, PREVIEW_WIDTH, "jpg"),
    width,
    height: Math.round((width * outfit.imageHeight) / outfit.imageWidth),
    alt: outfitAlt(outfit),
  };
}

/** What link previews are told of the picture beside its address. */
export function PreviewImageMeta({ image }: { image: ReturnType<typeof previewImage> }) {
  return (
    <>
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:image" content={image.url} />
    </>
  );
}

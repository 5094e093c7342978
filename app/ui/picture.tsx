import { classNames } from "#app/ui/class-names.ts";
import { IMAGE_FORMATS, IMAGE_MIME, imageSrcSet, imageVariant } from "#contract/outfit/image.ts";

interface StoredPicture {
  image: string;
  imageWidth: number;
  imageHeight: number;
  /** Blurred preview (data URL), shown until the picture has loaded. */
  imagePlaceholder?: string | undefined;
}

interface PictureProps {
  picture: StoredPicture;
  alt: string;
  /**
   * The `sizes` attribute. From 2.5 dppx on, grids name three fifths of the width, and a screen's main
   * picture three quarters: 1.8 dppx look the same as 3 there and have half the bytes.
   */
  sizes: string;
  /** The main picture of its screen: fetched first. Others are lazy. */
  priority?: boolean | undefined;
  /** Classes of the frame; by default it is 3:4. */
  className?: string | undefined;
  /** Grows a little inside its frame while the pointer is over the `group` around it. */
  hoverZoom?: boolean | undefined;
  /** Classes of the picture inside its frame. */
  imageClassName?: string | undefined;
}

const SHAPE = "aspect-3/4";

/** A responsive picture in its frame, in the best format and width for the screen, without layout shift. */
export function Picture({
  picture: { image, imageWidth, imageHeight, imagePlaceholder },
  alt,
  sizes,
  priority,
  hoverZoom,
  className,
  imageClassName,
}: PictureProps) {
  return (
    <picture
      className={classNames("block overflow-hidden bg-center bg-cover bg-paper-deep", className ?? SHAPE)}
      style={imagePlaceholder ? { backgroundImage: `url("${imagePlaceholder}")` } : undefined}
    >
      {IMAGE_FORMATS.filter((format) => format !== "jpg").map((format) => (
        <source
          key={format}
          type={IMAGE_MIME[format]}
          srcSet={imageSrcSet(image, format, imageWidth)}
          sizes={sizes}
        />
      ))}
      <img
        src={imageVariant(image, 640, "jpg")}
        srcSet={imageSrcSet(image, "jpg", imageWidth)}
        sizes={sizes}
        width={imageWidth}
        height={imageHeight}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        className={classNames(
          "size-full object-cover",
          hoverZoom && "transition-transform duration-picture ease-quiet group-hover:scale-103",
          imageClassName,
        )}
      />
    </picture>
  );
}

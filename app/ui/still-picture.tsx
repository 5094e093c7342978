import { classNames } from "#app/ui/class-names.ts";

/** The variants that `npm run pictures` writes, with their widths in pixels. */
const SHAPES = {
  wide: { suffix: "-wide", widths: [768, 1280, 1920], fallback: 1280, height: 900, of: 2100 },
  upright: { suffix: "-upright", widths: [480, 800], fallback: 480, height: 5, of: 4 },
  board: { suffix: "", widths: [480, 800], fallback: 480, height: 4, of: 3 },
};
type Shape = keyof typeof SHAPES;

const FORMATS = [
  ["avif", "image/avif"],
  ["webp", "image/webp"],
] as const;

interface StillPictureProps {
  /** Path without shape, width and format: "/pictures/wedding". */
  src: string;
  alt: string;
  shape: Shape;
  /** The shape in windows of 40 rem or more, if it differs. */
  roomyShape?: Shape | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
}

/** One of the site's own pictures, not an outfit's. Loaded lazily. */
export function StillPicture({ src, alt, shape, roomyShape, sizes, className }: StillPictureProps) {
  const plain = SHAPES[shape];
  return (
    <picture className={classNames("block overflow-hidden bg-paper-deep", className)}>
      {roomyShape && <Sources src={src} shape={roomyShape} sizes={sizes} media="(min-width: 40rem)" />}
      <Sources src={src} shape={shape} sizes={sizes} />
      <img
        src={`${src}${plain.suffix}-${plain.fallback}.jpg`}
        alt={alt}
        width={plain.fallback}
        height={Math.round((plain.fallback * plain.height) / plain.of)}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}

type SourcesProps = Pick<StillPictureProps, "src" | "shape" | "sizes"> & { media?: string };

function Sources({ src, shape, sizes, media }: SourcesProps) {
  const { suffix, widths, fallback } = SHAPES[shape];
  return (
    <>
      {FORMATS.map(([format, type]) => (
        <source
          key={format}
          type={type}
          media={media}
          srcSet={widths.map((width) => `${src}${suffix}-${width}.${format} ${width}w`).join(", ")}
          sizes={sizes}
        />
      ))}
      {media && <source type="image/jpeg" media={media} srcSet={`${src}${suffix}-${fallback}.jpg`} />}
    </>
  );
}

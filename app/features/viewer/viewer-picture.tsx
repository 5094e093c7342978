import { type Ref, useState } from "react";
import type { ViewedOutfit } from "#app/features/viewer/viewed-outfit.ts";
import * as messages from "#app/features/viewer/viewer-messages.ts";
import type { View } from "#app/features/viewer/zoom.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IMAGE_FORMATS, IMAGE_MIME, imageVariant } from "#contract/outfit/image.ts";

const FULL_WIDTH = 1200;
const FALLBACK_PICTURE = "/picture-unavailable.svg";

interface ViewerPictureProps {
  outfit: ViewedOutfit;
  view: View;
  /** Being dragged: moves without a transition. */
  held: boolean;
  failed: boolean;
  onFail: () => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * The largest variant of the picture, as large as the stage allows; its blurred preview while it loads.
 */
export function ViewerPicture({ outfit, view, held, failed, onFail, ref }: ViewerPictureProps) {
  const [loaded, setLoaded] = useState(false);
  const shape = failed ? 3 / 4 : outfit.imageWidth / outfit.imageHeight;
  const alt = failed ? messages.pictureFailed : messages.fullSizePicture(outfit);
  return (
    <div
      ref={ref}
      aria-busy={!loaded && !failed}
      className={classNames(
        "relative bg-center bg-cover will-change-transform",
        !held && "transition-transform duration-calm ease-quiet",
        view.scale > 1 ? (held ? "cursor-grabbing" : "cursor-grab") : "cursor-zoom-in",
      )}
      style={{
        aspectRatio: shape,
        width: `min(100cqw, 100cqh * ${shape})`,
        transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        backgroundImage: loaded || failed ? undefined : `url("${outfit.imagePlaceholder}")`,
      }}
    >
      {failed ? (
        <img src={FALLBACK_PICTURE} alt={alt} draggable={false} className="size-full object-cover" />
      ) : (
        <picture>
          {IMAGE_FORMATS.filter((format) => format !== "jpg").map((format) => (
            <source
              key={format}
              type={IMAGE_MIME[format]}
              srcSet={imageVariant(outfit.image, FULL_WIDTH, format)}
            />
          ))}
          <img
            src={outfit.image}
            width={outfit.imageWidth}
            height={outfit.imageHeight}
            alt={alt}
            draggable={false}
            onLoad={() => setLoaded(true)}
            onError={onFail}
            className="size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}

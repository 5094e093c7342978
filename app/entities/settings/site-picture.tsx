import type { ComponentProps } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { StillPicture } from "#app/ui/still-picture.tsx";
import { imageUrl } from "#contract/outfit/image.ts";
import { type TextPicture, uploadedId } from "#contract/shop/text-picture.ts";

interface SitePictureProps extends Omit<ComponentProps<typeof StillPicture>, "src"> {
  picture: TextPicture;
}

/** A picture of the shop's texts: the site's own, or an uploaded one, which its frame crops. */
export function SitePicture({ picture, shape, roomyShape, className, ...rest }: SitePictureProps) {
  const id = uploadedId(picture);
  if (!id) {
    return (
      <StillPicture src={picture.src} shape={shape} roomyShape={roomyShape} className={className} {...rest} />
    );
  }
  const { width, height } = picture;
  return (
    <Picture
      picture={{ image: imageUrl(id), imageWidth: width, imageHeight: height }}
      className={className}
      {...rest}
    />
  );
}

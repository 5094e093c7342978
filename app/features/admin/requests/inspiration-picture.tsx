import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BespokeRequest } from "#contract/bespoke.ts";

/** The picture of a request; a click enlarges it. */
export function InspirationPicture({ request }: { request: BespokeRequest }) {
  const [isLarge, setLarge] = useState(false);
  const { image, imageWidth, imageHeight, imagePlaceholder, email } = request;
  if (image === null || imageWidth === null || imageHeight === null) return null;
  const picture = {
    image,
    width: imageWidth,
    height: imageHeight,
    placeholder: imagePlaceholder ?? undefined,
  };
  return (
    <>
      <button
        type="button"
        aria-label={`See the inspiration from ${email} larger`}
        data-tooltip="See it larger"
        onClick={() => setLarge(true)}
        className="w-20 shrink-0 cursor-zoom-in self-start transition-opacity hover:opacity-85 sm:w-28"
      >
        <Picture {...picture} alt="" sizes="(min-width: 40rem) 112px, 80px" />
      </button>
      <Dialog open={isLarge} onOpenChange={setLarge} title="Inspiration" description={`Sent by ${email}`}>
        <Picture
          {...picture}
          alt={`What ${email} sent as an inspiration`}
          sizes="(min-width: 40rem) 34rem, 100vw"
          className="mt-4 min-h-0 bg-no-repeat"
          imageClassName="h-auto max-h-[70dvh] object-contain"
        />
      </Dialog>
    </>
  );
}

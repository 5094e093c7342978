import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useObjectUrl } from "#app/dashboard/editor/use-object-url.ts";
import { bespokePictureQuery } from "#app/dashboard/requests/requests-api.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";

/** The picture of a request, which only administrators can fetch; a click enlarges it. */
export function InspirationPicture({ request }: { request: BespokeRequest }) {
  const [isLarge, setLarge] = useState(false);
  const { image, imageWidth, imageHeight, imagePlaceholder, email } = request;
  const { data } = useQuery(bespokePictureQuery(image));
  const url = useObjectUrl(data?.blob ?? null);
  if (image === null || imageWidth === null || imageHeight === null) return null;
  const size = { src: url, width: imageWidth, height: imageHeight };
  const ground = imagePlaceholder ? { backgroundImage: `url("${imagePlaceholder}")` } : undefined;
  return (
    <>
      <button
        type="button"
        aria-label={`See the inspiration from ${email} larger`}
        data-tooltip="See it larger"
        onClick={() => setLarge(true)}
        style={ground}
        className="aspect-[3/4] w-20 shrink-0 cursor-zoom-in self-start overflow-hidden bg-center bg-cover bg-paper-deep transition-opacity hover:opacity-85 sm:w-28"
      >
        {url && <img {...size} alt="" className="size-full object-cover" />}
      </button>
      <Dialog open={isLarge} onOpenChange={setLarge} title="Inspiration" description={`Sent by ${email}`}>
        {url && (
          <img
            {...size}
            alt={`What ${email} sent as an inspiration`}
            className="mt-4 h-auto max-h-[70dvh] min-h-0 w-full object-contain"
          />
        )}
      </Dialog>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { bespokePictureQuery } from "#app/dashboard/requests/requests-api.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { useObjectUrl } from "#app/lib/use-object-url.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { formatDateTime } from "#contract/values/dates.ts";

interface RequestSummaryProps {
  request: BespokeRequest;
  children?: ReactNode;
}

export function RequestSummary({ request, children }: RequestSummaryProps) {
  const { timeZone } = useSettings();
  return (
    <div className="flex min-w-0 gap-4 sm:gap-6">
      <InspirationPicture request={request} />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <p dir="auto" className="max-w-text whitespace-pre-line">
          {request.description}
        </p>
        <p className="flex flex-wrap gap-x-4 text-caption text-ink-soft">
          <span>{request.email}</span>
          <time
            dateTime={request.createdAt}
          >{`Received ${formatDateTime(request.createdAt, timeZone)}`}</time>
        </p>
        {children}
      </div>
    </div>
  );
}

/** Fetched with the token, because only administrators may see it. */
function InspirationPicture({ request }: { request: BespokeRequest }) {
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
        className="aspect-3/4 w-20 shrink-0 cursor-zoom-in self-start overflow-hidden bg-center bg-cover bg-paper-deep transition-opacity hover:opacity-85 sm:w-28"
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

import type { ReactNode } from "react";
import { InspirationPicture } from "#app/dashboard/requests/inspiration-picture.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { formatDateTime } from "#contract/values/dates.ts";

interface RequestSummaryProps {
  request: BespokeRequest;
  /** Shown below the summary. */
  children?: ReactNode;
}

/** A request's description, date and recipient. */
export function RequestSummary({ request, children }: RequestSummaryProps) {
  const { timeZone } = useSettings();
  return (
    <div className="flex min-w-0 gap-4 sm:gap-6">
      <InspirationPicture request={request} />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <p dir="auto" className="max-w-[65ch] whitespace-pre-line">
          {request.description}
        </p>
        <p className="flex flex-wrap gap-x-4 text-caption text-ink-soft">
          <span>{request.email}</span>
          <time dateTime={request.createdAt}>{`Came ${formatDateTime(request.createdAt, timeZone)}`}</time>
        </p>
        {children}
      </div>
    </div>
  );
}

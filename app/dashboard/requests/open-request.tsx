import { RequestSummary } from "#app/dashboard/requests/request-summary.tsx";
import { TimeLeftText } from "#app/dashboard/requests/time-left-text.tsx";
import { Button } from "#app/ui/button.tsx";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";

interface OpenRequestProps {
  request: BespokeRequest;
  /** Milliseconds. */
  now: number;
  onReply: () => void;
}

/** An open request. */
export function OpenRequest({ request, now, onReply }: OpenRequestProps) {
  return (
    <li className="flex flex-col gap-4 border-line border-b py-6 sm:flex-row sm:items-start sm:gap-8">
      <div className="min-w-0 flex-1">
        <RequestSummary request={request} />
      </div>
      <div className="flex items-center justify-between gap-4 sm:w-40 sm:shrink-0 sm:flex-col sm:items-end">
        <TimeLeftText dueAt={request.dueAt} now={now} />
        <Button size="small" onClick={onReply}>
          <span>
            Answer<span className="sr-only">{` ${request.email}`}</span>
          </span>
        </Button>
      </div>
    </li>
  );
}

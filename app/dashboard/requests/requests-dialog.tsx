import { useRef, useState } from "react";
import { RepliedRequest } from "#app/dashboard/requests/replied-request.tsx";
import { ReplyDialog } from "#app/dashboard/requests/reply-dialog.tsx";
import { RequestList } from "#app/dashboard/requests/request-list.tsx";
import { RequestSummary } from "#app/dashboard/requests/request-summary.tsx";
import { useRequests } from "#app/dashboard/requests/requests-api.ts";
import { TimeLeftText, useNow } from "#app/dashboard/requests/time-left.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { BespokeRequest, BespokeState } from "#contract/bespoke/bespoke.ts";
import { BESPOKE_HOURS } from "#contract/limits.ts";
import { groupDigits } from "#contract/values/money.ts";

interface RequestsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function RequestsDialog({ open, onClose }: RequestsDialogProps) {
  const [state, setState] = useState<BespokeState>("open");
  const [replying, setReplying] = useState<BespokeRequest | null>(null);
  const { openRequests } = useRequests("open");
  const container = useRef<HTMLDivElement>(null);

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Bespoke requests"
      description={`Each customer expects a styled look within ${BESPOKE_HOURS} hours.`}
      shape="wide"
    >
      <div ref={container} tabIndex={-1} className="mt-4 outline-none">
        <Tabs
          label="Requests"
          value={state}
          onChange={setState}
          tabs={[
            {
              value: "open",
              label: openRequests ? `Open (${groupDigits(openRequests)})` : "Open",
              content: <OpenRequests onReply={setReplying} />,
            },
            {
              value: "answered",
              label: "Answered",
              content: (
                <RequestList
                  state="answered"
                  empty={{ title: "Nothing answered yet", text: "The looks you send appear here." }}
                >
                  {(request) => <RepliedRequest key={request._id} request={request} />}
                </RequestList>
              ),
            },
          ]}
        />
      </div>
      {replying && (
        <ReplyDialog
          key={replying._id}
          request={replying}
          onClose={() => setReplying(null)}
          // The button that opened it is removed with the request.
          focusAfterwards={() => container.current}
        />
      )}
    </Dialog>
  );
}

function OpenRequests({ onReply }: { onReply: (request: BespokeRequest) => void }) {
  const now = useNow();
  return (
    <RequestList
      state="open"
      empty={{ title: "No open requests", text: "New requests appear here automatically." }}
    >
      {(request) => (
        <OpenRequest key={request._id} request={request} now={now} onReply={() => onReply(request)} />
      )}
    </RequestList>
  );
}

interface OpenRequestProps {
  request: BespokeRequest;
  /** Milliseconds. */
  now: number;
  onReply: () => void;
}

function OpenRequest({ request, now, onReply }: OpenRequestProps) {
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

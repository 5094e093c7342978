import Inbox from "lucide-react/icons/inbox";
import { lazy, Suspense, useState } from "react";
import { useRequests } from "#app/features/admin/requests/use-requests.ts";
import { Button } from "#app/ui/button.tsx";
import { CountBadge } from "#app/ui/count-badge.tsx";

const RequestsDialog = lazy(() =>
  import("#app/features/admin/requests/requests-dialog.tsx").then((module) => ({
    default: module.RequestsDialog,
  })),
);

/** How many bespoke requests wait for an answer, for the dashboard's header, and the way to them (D35). */
export function RequestsButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { openRequests = 0 } = useRequests("open");

  return (
    <>
      <Button
        variant="secondary"
        size="toolbar"
        className="whitespace-nowrap max-sm:flex-auto"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Inbox aria-hidden="true" className="size-4.5" />
        Requests
        {openRequests > 0 && <CountBadge count={openRequests} noun="open" />}
      </Button>
      {wasOpened && (
        <Suspense>
          <RequestsDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

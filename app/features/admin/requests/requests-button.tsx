import Inbox from "lucide-react/icons/inbox";
import { lazy, Suspense, useState } from "react";
import { useRequests } from "#app/features/admin/requests/use-requests.ts";
import { Button } from "#app/ui/button.tsx";

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
        className="whitespace-nowrap max-sm:flex-auto max-sm:px-3"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Inbox aria-hidden="true" className="size-4.5" />
        Requests
        {openRequests > 0 && (
          <span className="grid min-h-6 min-w-6 place-items-center rounded-pill bg-accent px-1.5 text-caption text-white tabular-nums leading-none tracking-normal">
            <span>
              {openRequests.toLocaleString("en-IN")}
              <span className="sr-only"> open</span>
            </span>
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense>
          <RequestsDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Inbox } from "lucide";
import { useState } from "react";
import { useRequests } from "#app/dashboard/requests/requests-api.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { groupDigits } from "#contract/values/money.ts";

const RequestsDialog = lazyPart(
  async () => (await import("#app/dashboard/requests/requests-dialog.tsx")).RequestsDialog,
  { when: "open" },
);

export function RequestsButton() {
  const [isOpen, setOpen] = useState(false);
  const { openRequests = 0 } = useRequests("open");

  return (
    <>
      <Button
        variant="secondary"
        size="toolbar"
        className="whitespace-nowrap max-sm:flex-auto"
        onClick={() => setOpen(true)}
      >
        <Icon of={Inbox} size="small" weight="bold" />
        Requests
        {openRequests > 0 && <CountBadge count={openRequests} label={`${groupDigits(openRequests)} open`} />}
      </Button>
      <RequestsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

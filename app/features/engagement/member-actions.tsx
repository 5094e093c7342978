import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { requireCurrentUser, useCurrentUser } from "#app/entities/session/session-store.ts";
import { deleteContribution, type Target } from "#app/features/engagement/engagement-calls.ts";
import * as messages from "#app/features/engagement/member-messages.ts";
import { outfitScope, storeOutfit } from "#app/features/engagement/outfit-cache.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { LazyConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";

const ContributionReportDialog = lazyPart(
  async () =>
    (await import("#app/features/engagement/contribution-report-dialog.tsx")).ContributionReportDialog,
  { when: "open" },
);

interface MemberActionsProps {
  target: Target;
  kind: "comment" | "reply";
  /** "comment by Asha": ends the buttons' names. */
  what: string;
  canDelete: boolean;
  canReport: boolean;
  onDeleted: (outfit: Outfit) => void;
}

/**
 * What a signed-in person can do with a comment or reply besides reacting: delete their own, report another
 * one; administrators both.
 */
export function MemberActions({ target, kind, what, canDelete, canReport, onDeleted }: MemberActionsProps) {
  const [open, setOpen] = useState<"deletion" | "report" | null>(null);
  const client = useQueryClient();
  const userId = useCurrentUser()?._id;
  const deletion = useSingleMutation({
    scope: outfitScope(target.outfitId),
    meta: { failureMessage: "Engaging with the outfit failed" },
    // The caller is a variable, because the options of a waiting call follow the next user.
    mutationFn: (callerId: string | undefined) => {
      requireCurrentUser(callerId);
      return deleteContribution(target);
    },
    onSuccess: (outfit, callerId) => {
      if (storeOutfit(client, callerId, outfit)) onDeleted(outfit);
    },
    onSettled: () => setOpen(null),
  });
  const close = () => setOpen(null);
  return (
    <>
      {canDelete && (
        <>
          <ActionButton label={messages.deleteButton} what={what} onClick={() => setOpen("deletion")} />
          <LazyConfirmDialog
            open={open === "deletion"}
            onClose={close}
            onConfirm={() => deletion.mutate(userId)}
            type="danger"
            title={messages.deletion[kind].title}
            message={messages.deletion[kind].text}
            confirmLabel={messages.deleteButton}
            busy={deletion.isPending}
          />
        </>
      )}
      {canReport && (
        <>
          <ActionButton label={messages.reportButton} what={what} onClick={() => setOpen("report")} />
          <ContributionReportDialog open={open === "report"} target={target} what={what} onClose={close} />
        </>
      )}
    </>
  );
}

function ActionButton({ label, what, onClick }: { label: string; what: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="touch-target min-h-6 transition-colors hover:text-danger"
    >
      <span>{`${label} `}</span>
      <bdi className="sr-only">{what}</bdi>
    </button>
  );
}

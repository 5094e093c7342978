import { useState } from "react";
import { DeleteButton } from "#app/features/engagement/components/delete-button.tsx";
import { type Target, targetKind } from "#app/features/engagement/target.ts";
import { lazyOverlay } from "#app/ui/lazy-overlay.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

const TextReportDialog = lazyOverlay(
  async () => (await import("#app/features/engagement/components/text-report-dialog.tsx")).TextReportDialog,
);

interface MemberActionsProps {
  target: Target;
  /** "comment by Asha". */
  what: string;
  isOwn: boolean;
  /** Deletes, for those who may; the callback is to be called when it has succeeded or failed. */
  onDelete: ((onSettled: () => void) => void) | undefined;
  isDeleting: boolean;
}

/** What a signed-in person can do with a comment or reply besides reacting: delete their own, report another one; administrators both. */
export function MemberActions({ target, what, isOwn, onDelete, isDeleting }: MemberActionsProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      {onDelete && (
        <DeleteButton kind={targetKind(target)} what={what} busy={isDeleting} onConfirm={onDelete} />
      )}
      {!isOwn && (
        <>
          <button
            type="button"
            onClick={() => setReporting(true)}
            className="touch-target min-h-6 transition-colors hover:text-danger"
          >
            Report <VisuallyHidden>{what}</VisuallyHidden>
          </button>
          <TextReportDialog
            open={isReporting}
            target={target}
            what={what}
            onClose={() => setReporting(false)}
          />
        </>
      )}
    </>
  );
}

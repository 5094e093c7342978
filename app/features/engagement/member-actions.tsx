import { useState } from "react";
import { DeleteButton } from "#app/features/engagement/delete-button.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import type { ContributionReport } from "#contract/engagement/moderation.ts";

const ContributionReportDialog = lazyPart(
  async () =>
    (await import("#app/features/engagement/contribution-report-dialog.tsx")).ContributionReportDialog,
  { when: "open" },
);

interface MemberActionsProps {
  kind: string;
  /** "comment by Asha": ends the buttons' names. */
  what: string;
  /** Sends a report; undefined for one's own. */
  onReport: ((report: ContributionReport) => Promise<void>) | undefined;
  /** Deletes, for those who may; the callback is to be called when it has succeeded or failed. */
  onDelete: ((onSettled: () => void) => void) | undefined;
  isDeleting: boolean;
}

/**
 * What a signed-in person can do with a comment or reply besides reacting: delete their own, report another
 * one; administrators both.
 */
export function MemberActions({ kind, what, onReport, onDelete, isDeleting }: MemberActionsProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      {onDelete && <DeleteButton kind={kind} what={what} busy={isDeleting} onConfirm={onDelete} />}
      {onReport && (
        <>
          <button
            type="button"
            onClick={() => setReporting(true)}
            className="touch-target min-h-6 transition-colors hover:text-danger"
          >
            Report <bdi className="sr-only">{what}</bdi>
          </button>
          <ContributionReportDialog
            open={isReporting}
            what={what}
            send={onReport}
            onClose={() => setReporting(false)}
          />
        </>
      )}
    </>
  );
}

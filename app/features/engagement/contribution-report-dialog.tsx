import { ReportDialog } from "#app/entities/outfit/report-dialog.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { ContributionReport } from "#contract/engagement/moderation.ts";

const REASONS: Record<ContributionReport["reason"], string> = {
  spam: "It is spam or advertising",
  abuse: "It insults or threatens somebody",
  other: "Something else",
};

interface ContributionReportDialogProps {
  open: boolean;
  /** "comment by Asha". */
  what: string;
  send: (report: ContributionReport) => Promise<void>;
  onClose: () => void;
}

/** Asks what is wrong with a comment or reply and tells the shop. */
export function ContributionReportDialog({ open, what, send, onClose }: ContributionReportDialogProps) {
  const sending = useSingleMutation({
    mutationFn: send,
    onSuccess: () => {
      onClose();
      void showToast("success", "Thank you. We will look into it.");
    },
  });
  return (
    <ReportDialog
      open={open}
      title={`Report the ${what}`}
      description="The shop reads your report. The author does not learn who sent it."
      reasons={REASONS}
      busy={sending.isPending}
      failure={
        sending.isError
          ? failureText(sending.error, "Your report could not be sent. Please try again.")
          : undefined
      }
      onSend={(report, onSent) => sending.mutate(report, { onSuccess: onSent })}
      onClose={onClose}
    />
  );
}

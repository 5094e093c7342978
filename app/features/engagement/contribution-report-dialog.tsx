import { ReportDialog } from "#app/entities/outfit/report-dialog.tsx";
import { reportContribution, type Target } from "#app/features/engagement/engagement-calls.ts";
import * as messages from "#app/features/engagement/member-messages.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { ContributionReport } from "#contract/engagement/moderation.ts";

interface ContributionReportDialogProps {
  open: boolean;
  target: Target;
  /** "comment by Asha". */
  what: string;
  onClose: () => void;
}

export function ContributionReportDialog({ open, target, what, onClose }: ContributionReportDialogProps) {
  const sending = useSingleMutation({
    mutationFn: (report: ContributionReport) => reportContribution(target, report),
    onSuccess: () => {
      onClose();
      void showToast("success", messages.reportSent);
    },
  });
  return (
    <ReportDialog
      open={open}
      title={messages.reportTitle(what)}
      description={messages.reportText}
      reasons={messages.reportReasons}
      busy={sending.isPending}
      failure={sending.isError ? failureText(sending.error, messages.reportFailed) : undefined}
      onSend={(report, onSent) => sending.mutate(report, { onSuccess: onSent })}
      onClose={onClose}
    />
  );
}

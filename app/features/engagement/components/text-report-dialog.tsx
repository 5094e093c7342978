import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { ReportDialog } from "#app/ui/report-dialog.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { TextReport } from "#contract/engagement/moderation.ts";

const REASONS: Record<TextReport["reason"], string> = {
  spam: "It is spam or advertising",
  abuse: "It insults or threatens somebody",
  other: "Something else",
};

interface TextReportDialogProps {
  open: boolean;
  /** "comment by Asha". */
  what: string;
  send: (report: TextReport) => Promise<void>;
  onClose: () => void;
}

/** Asks what is wrong with a comment or reply and tells the shop. */
export function TextReportDialog({ open, what, send, onClose }: TextReportDialogProps) {
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

import { ReportDialog as Dialog } from "#app/entities/outfit/report-dialog.tsx";
import { reportItem } from "#app/features/outfit-page/alternatives.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { LinkReport } from "#contract/links/links.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

const REASONS: Record<LinkReport["reason"], string> = {
  broken: "The link does not lead to the piece",
  price: "The price is different in the shop",
  other: "Something else",
};

interface ReportDialogProps {
  open: boolean;
  item: OutfitItem;
  onClose: () => void;
}

/** Asks what is wrong with an item and tells the shop. */
export function ReportDialog({ open, item, onClose }: ReportDialogProps) {
  const sending = useSingleMutation({
    mutationFn: (report: LinkReport) => reportItem(item.itemId, report),
    onSuccess: () => {
      onClose();
      void showToast("success", "Thank you. We will look into it.");
    },
  });
  return (
    <Dialog
      open={open}
      title="Report a problem"
      description={`${item.itemName}, ${item.sourceName}`}
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

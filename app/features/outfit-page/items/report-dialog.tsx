import { ReportDialog as Dialog } from "#app/entities/outfit/report-dialog.tsx";
import * as messages from "#app/features/outfit-page/items/report-messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { LinkReport } from "#contract/links/links.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

interface ReportDialogProps {
  open: boolean;
  item: OutfitItem;
  onClose: () => void;
}

export function ReportDialog({ open, item, onClose }: ReportDialogProps) {
  const sending = useSingleMutation({
    mutationFn: (report: LinkReport) => reportItem(item.itemId, report),
    onSuccess: () => {
      onClose();
      void showToast("success", messages.sent);
    },
  });
  return (
    <Dialog
      open={open}
      title={messages.title}
      description={messages.subject(item.itemName, item.sourceName)}
      reasons={messages.reasons}
      busy={sending.isPending}
      failure={sending.isError ? failureText(sending.error, messages.failed) : undefined}
      onSend={(report, onSent) => sending.mutate(report, { onSuccess: onSent })}
      onClose={onClose}
    />
  );
}

function reportItem(itemId: string, body: LinkReport): Promise<void> {
  return browserApi({ method: "POST", path: `/outfit/item/${itemId}/report`, body });
}

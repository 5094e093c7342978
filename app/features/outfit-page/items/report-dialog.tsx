import { useState } from "react";
import { ReportDialog as Dialog } from "#app/entities/outfit/report-dialog.tsx";
import * as messages from "#app/features/outfit-page/items/report-messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { LinkReport } from "#contract/links/links.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

interface ReportDialogProps {
  open: boolean;
  /** To choose from. */
  items: readonly OutfitItem[];
  onClose: () => void;
}

export function ReportDialog({ open, items, onClose }: ReportDialogProps) {
  const [itemId, setItemId] = useState("");
  const sending = useSingleMutation({
    mutationFn: (report: LinkReport) => reportItem(itemId, report),
    onSuccess: () => {
      onClose();
      setItemId("");
      void showToast("success", messages.sent);
    },
  });
  function choose(id: string) {
    setItemId(id);
    // A failure was about the item chosen before.
    sending.reset();
  }
  return (
    <Dialog
      open={open}
      title={messages.title}
      description={messages.description}
      reasons={messages.reasons}
      busy={sending.isPending}
      failure={sending.isError ? failureText(sending.error, messages.failed) : undefined}
      onSend={(report, onSent) => sending.mutate(report, { onSuccess: onSent })}
      onClose={onClose}
    >
      <Field label={messages.which}>
        {(control) => (
          <Select {...control} required value={itemId} onChange={({ target }) => choose(target.value)}>
            <option value="">{messages.chooseItem}</option>
            {items.map((item) => (
              <option key={item.itemId} value={item.itemId}>
                {messages.subject(item.itemName, item.sourceName)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  );
}

function reportItem(itemId: string, body: LinkReport): Promise<void> {
  return browserApi({ method: "POST", path: `/outfit/item/${itemId}/report`, body });
}

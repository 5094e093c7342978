import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { reportItem } from "#app/features/outfits/api/alternatives.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { REPORT_NOTE_MAX_LENGTH } from "#contract/limits.ts";
import type { LinkReport } from "#contract/links.ts";
import type { OutfitItem } from "#contract/outfit.ts";

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
  const [reason, setReason] = useState<LinkReport["reason"]>("broken");
  const [note, setNote] = useState("");
  const sending = useMutation({
    mutationFn: () => reportItem(item.itemId, { reason, note }),
    onSuccess: () => {
      onClose();
      setNote("");
      void showToast("success", "Thank you. We will look into it.");
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Report a problem"
      description={`${item.itemName}, ${item.sourceName}`}
    >
      <form onSubmit={send} className="mt-6 grid gap-5">
        <Field label="What is wrong?">
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={(event) => setReason(event.target.value as LinkReport["reason"])}
            >
              {Object.entries(REASONS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Anything to add? (optional)">
          {(control) => (
            <Textarea
              {...control}
              value={note}
              maxLength={REPORT_NOTE_MAX_LENGTH}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {sending.isError && (
          <Notice tone="danger">
            {failureText(sending.error, "Your report could not be sent. Please try again.")}
          </Notice>
        )}
        <Button type="submit" busy={sending.isPending} wide>
          Send report
        </Button>
      </form>
    </Dialog>
  );
}

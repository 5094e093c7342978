import { type FormEvent, type ReactNode, useState } from "react";
import * as messages from "#app/entities/outfit/report-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { REPORT_NOTE_MAX_LENGTH } from "#contract/limits.ts";

interface ReportDialogProps<Reason extends string> {
  open: boolean;
  title: string;
  /** Names what is reported. */
  description: string;
  /** Labels; the first is preselected. */
  reasons: Record<Reason, string>;
  busy: boolean;
  /** Why the report could not be sent. */
  failure: string | undefined;
  /** To call `onSent` when the report has been stored. */
  onSend: (report: { reason: Reason; note: string }, onSent: () => void) => void;
  onClose: () => void;
  /** Questions that come first. */
  children?: ReactNode;
}

export function ReportDialog<Reason extends string>({
  open,
  title,
  description,
  reasons,
  busy,
  failure,
  onSend,
  onClose,
  children,
}: ReportDialogProps<Reason>) {
  const choices = Object.entries(reasons) as [Reason, string][];
  const [reason, setReason] = useState(choices[0]?.[0]);
  const [note, setNote] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason) onSend({ reason, note }, () => setNote(""));
  };
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} description={description}>
      <form onSubmit={send} className="mt-6 grid gap-5">
        {children}
        <Field label={messages.question}>
          {(control) => (
            <Select {...control} value={reason} onChange={({ target }) => setReason(target.value as Reason)}>
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={messages.note}>
          {(control) => (
            <Textarea
              {...control}
              value={note}
              maxLength={REPORT_NOTE_MAX_LENGTH}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" busy={busy} wide>
          {messages.send}
        </Button>
      </form>
    </Dialog>
  );
}

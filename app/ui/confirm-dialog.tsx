import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog, type DialogMark, type DialogProps } from "#app/ui/dialog.tsx";
import * as messages from "#app/ui/dialog-messages.ts";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Sets the colour. */
  type: DialogMark;
  title: string;
  message: string;
  confirmLabel?: string | undefined;
  /** The confirmed action is running. */
  busy?: boolean | undefined;
  /** As of Dialog. */
  finalFocus?: DialogProps["finalFocus"];
  /** What is to be chosen before. */
  children?: ReactNode;
}

/** For actions that cannot be undone; the backdrop closes it. Load what uses it lazily. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  type,
  title,
  message,
  confirmLabel = messages.confirm,
  busy,
  finalFocus,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={message}
      mark={type}
      locked={busy}
      initialFocus={cancel}
      finalFocus={finalFocus}
    >
      {children}
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button ref={cancel} variant="secondary" onClick={onClose} disabled={busy}>
          {messages.cancel}
        </Button>
        <Button variant={type === "danger" ? "danger" : "primary"} onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog, type DialogProps } from "#app/ui/dialog.tsx";

const MARKS = { danger: "bg-danger", warning: "bg-gold", info: "bg-sapphire" };

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** How serious it is: sets the colour. */
  type: keyof typeof MARKS;
  title: string;
  message: string;
  confirmLabel?: string | undefined;
  /** What was confirmed is under way. */
  busy?: boolean | undefined;
  /** As of Dialog. */
  finalFocus?: DialogProps["finalFocus"];
}

/** Asks before something that cannot be taken back; the backdrop closes it. Load what uses it lazily. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  type,
  title,
  message,
  confirmLabel = "Confirm",
  busy,
  finalFocus,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={message}
      locked={busy}
      finalFocus={finalFocus}
    >
      <div aria-hidden="true" className={classNames("absolute inset-x-0 top-0 h-1", MARKS[type])} />
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant={type === "danger" ? "danger" : "primary"} onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import * as messages from "#app/ui/dialog-messages.ts";

interface AlertDialogProps {
  /** The message; the dialog is closed while it is null. */
  text: string | null;
  title: string;
  onClose: () => void;
}

/** Reports a failure and waits for OK. Load what uses it lazily. */
export function AlertDialog({ text, title, onClose }: AlertDialogProps) {
  return (
    <Dialog
      alert
      open={text !== null}
      onOpenChange={onClose}
      title={title}
      description={text ?? undefined}
      mark="danger"
    >
      <div className="mt-8 flex justify-end">
        <Button onClick={onClose} className="max-sm:w-full">
          {messages.ok}
        </Button>
      </div>
    </Dialog>
  );
}

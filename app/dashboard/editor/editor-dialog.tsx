import type { ReactNode } from "react";
import type { useLeaveGuard } from "#app/dashboard/editor/use-leave-guard.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog, type DialogProps } from "#app/ui/dialog.tsx";

interface EditorDialogProps extends Pick<DialogProps, "open" | "finalFocus"> {
  guard: ReturnType<typeof useLeaveGuard>;
  title: string;
  /** While it is being saved. */
  locked: boolean;
  /** The confirmation before input is lost. */
  leaving: { title: string; message: string };
  children: ReactNode;
}

/** A wide dialog with a form. It cannot be closed while saving, and confirms before input is lost. */
export function EditorDialog({
  open,
  finalFocus,
  guard,
  title,
  locked,
  leaving,
  children,
}: EditorDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={guard.close}
      title={title}
      shape="wide"
      locked={locked}
      finalFocus={finalFocus}
      footed
    >
      {children}
      <ConfirmDialog
        {...leaving}
        open={guard.asking}
        onClose={guard.stay}
        onConfirm={guard.discard}
        type="warning"
        confirmLabel="Discard"
      />
    </Dialog>
  );
}

import type { ReactNode } from "react";
import type { useLeaveGuard } from "#app/features/admin/form/use-leave-guard.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog, type DialogProps } from "#app/ui/dialog.tsx";

interface EditorDialogProps extends Pick<DialogProps, "open" | "finalFocus"> {
  guard: ReturnType<typeof useLeaveGuard>;
  title: string;
  /** It is being sent. */
  locked: boolean;
  /** What is asked before anything entered is lost. */
  leaving: { title: string; message: string };
  children: ReactNode;
}

/** Where something longer is written. It cannot be closed while it is sent, and asks before anything entered is lost. */
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

import { useState } from "react";
import { LazyConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";

interface DeleteButtonProps {
  kind: string;
  /** "comment by Asha": ends the button's name. */
  what: string;
  busy: boolean;
  /** Deletes; the callback is to be called when it has succeeded or failed. */
  onConfirm: (onSettled: () => void) => void;
}

/** Deletes a comment or reply, once that is confirmed. */
export function DeleteButton({ kind, what, busy, onConfirm }: DeleteButtonProps) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="touch-target min-h-6 transition-colors hover:text-danger"
      >
        Delete <bdi className="sr-only">{what}</bdi>
      </button>
      <LazyConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => onConfirm(() => setOpen(false))}
        type="danger"
        title={`Delete this ${kind}?`}
        message={
          kind === "comment"
            ? "Its replies will be deleted too. This cannot be undone."
            : "This cannot be undone."
        }
        confirmLabel="Delete"
        busy={busy}
      />
    </>
  );
}

import { useState } from "react";
import { LazyConfirmDialog } from "#app/ui/lazy-confirm-dialog.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

interface DeleteButtonProps {
  kind: string;
  /** "comment by Asha": ends the button's name. */
  what: string;
  onConfirm: () => Promise<void>;
}

/** Deletes a comment or reply, once that is confirmed. */
export function DeleteButton({ kind, what, onConfirm }: DeleteButtonProps) {
  const [state, setState] = useState<"closed" | "open" | "busy">("closed");

  async function confirm() {
    setState("busy");
    await onConfirm();
    setState("closed");
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setState("open")}
        className="touch-target min-h-6 transition-colors hover:text-danger"
      >
        Delete <VisuallyHidden>{what}</VisuallyHidden>
      </button>
      <LazyConfirmDialog
        open={state !== "closed"}
        onClose={() => setState("closed")}
        onConfirm={confirm}
        type="danger"
        title={`Delete this ${kind}?`}
        message={
          kind === "comment"
            ? "Its replies will be deleted too. This cannot be undone."
            : "This cannot be undone."
        }
        confirmLabel="Delete"
        busy={state === "busy"}
      />
    </>
  );
}

import * as messages from "#app/ui/messages.ts";
import { showPageMessage } from "#app/ui/page-status.tsx";
import { openToaster } from "#app/ui/toast.tsx";

/** Long enough to read the message and reach the button, also by keyboard. */
const UNDO_MS = 10_000;

/**
 * Says what was done, with a button that undoes it; `onKept` runs once it can no longer be undone. Returns a
 * function that ends the offer early.
 */
export function showUndo(message: string, onUndo: () => void, onKept: () => void = () => {}): () => void {
  let isOpen = true;
  let closeToast = () => {};
  const end = (run: () => void) => () => {
    if (!isOpen) return;
    isOpen = false;
    run();
  };
  const keep = end(onKept);
  const show = async () => {
    try {
      const toast = await openToaster();
      if (!isOpen) return;
      const id = toast.success(message, {
        duration: UNDO_MS,
        action: { label: messages.undo, onClick: end(onUndo) },
        onAutoClose: keep,
        onDismiss: keep,
      });
      closeToast = () => toast.dismiss(id);
    } catch {
      showPageMessage(message, { tone: "success" });
      keep();
    }
  };
  void show();
  return () => {
    keep();
    closeToast();
  };
}

import * as messages from "#app/ui/messages.ts";
import { showPageMessage } from "#app/ui/page-status.tsx";
import { openToaster } from "#app/ui/toast.tsx";

/** Long enough to read the message and reach the button, also by keyboard. */
const UNDO_MS = 10_000;

/**
 * Shows what was done, with a button that undoes it; `onExpire` runs when it can no longer be undone. Returns
 * a function that makes it expire now.
 */
export function showUndo(message: string, onUndo: () => void, onExpire: () => void = () => {}): () => void {
  let isOpen = true;
  let closeToast = () => {};
  const end = (run: () => void) => () => {
    if (!isOpen) return;
    isOpen = false;
    run();
  };
  const expire = end(onExpire);
  const show = async () => {
    try {
      const toast = await openToaster();
      if (!isOpen) return;
      const id = toast.success(message, {
        duration: UNDO_MS,
        action: { label: messages.undo, onClick: end(onUndo) },
        onAutoClose: expire,
        onDismiss: expire,
      });
      closeToast = () => toast.dismiss(id);
    } catch {
      showPageMessage(message, { tone: "success" });
      expire();
    }
  };
  void show();
  return () => {
    expire();
    closeToast();
  };
}

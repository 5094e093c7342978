import { showUndo } from "#app/ui/undo-toast.ts";

interface DelayedAct {
  act: () => void;
  /** The same while the page is being closed, when there is no response to wait for. */
  actOnLeaving: () => void;
  onUndo: () => void;
}

/** Says that something is done, with an offer to undo it; it is done when the offer has ended, or when the page is closed meanwhile. */
export function actAfterUndo(message: string, { act, actOnLeaving, onUndo }: DelayedAct): void {
  addEventListener("pagehide", actOnLeaving);
  const end = (run: () => void) => () => {
    removeEventListener("pagehide", actOnLeaving);
    run();
  };
  void showUndo(message, end(onUndo), end(act));
}

import { showUndo } from "#app/ui/undo-toast.ts";

interface DelayedAct {
  /** Handles its own failures. */
  act: () => Promise<void>;
  /** Like `act`, while the page is being closed: there is no response to wait for. */
  actOnLeaving: () => void;
  onUndo: () => void;
}

/** For each pending act, the function that ends its undo offer and runs it. */
const pending = new Set<() => Promise<void>>();

/**
 * Shows a message as if the act was done, with a button to undo it. The act runs when the message disappears,
 * or when the page is closed before.
 */
export function actAfterUndo(message: string, { act, actOnLeaving, onUndo }: DelayedAct): void {
  let finished = Promise.resolve();
  const end = (run: () => void | Promise<void>) => () => {
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", actNow);
    finished = Promise.resolve(run()).finally(() => pending.delete(actNow));
  };
  const endOffer = showUndo(message, end(onUndo), end(act));
  const actNow = () => {
    endOffer();
    return finished;
  };
  const leave = () => {
    actOnLeaving();
    // When the page is restored from the back/forward cache, the act has run and cannot be undone.
    addEventListener("pageshow", actNow, { once: true });
  };
  addEventListener("pagehide", leave);
  pending.add(actNow);
}

/** Runs the pending acts now: before a call that depends on them or would make them fail. */
export async function actPendingNow(): Promise<void> {
  await Promise.all([...pending].map((actNow) => actNow()));
}

import { showUndo } from "#app/ui/undo-toast.ts";

interface DelayedAct {
  /** Handles its own failures. */
  act: () => Promise<void>;
  /** The same while the page is being closed, when there is no response to wait for. */
  actOnLeaving: () => void;
  onUndo: () => void;
}

/** For each act that waits, the function that ends its offer and runs it. */
const pending = new Set<() => Promise<void>>();

/**
 * Shows a message as if the act was done, with an offer to undo it. The act runs when the offer ends, or when
 * the page is closed before.
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
    // A page that the back/forward cache brings back can no longer undo it.
    addEventListener("pageshow", actNow, { once: true });
  };
  addEventListener("pagehide", leave);
  pending.add(actNow);
}

/** Runs the acts that wait: before a call that depends on them, or after which they would fail. */
export async function actPendingNow(): Promise<void> {
  await Promise.all([...pending].map((actNow) => actNow()));
}

import { showUndo } from "#app/ui/undo-toast.ts";

interface DelayedAct {
  /** Handles its own failures. */
  act: () => Promise<void>;
  /** The same while the page is being closed, when there is no response to wait for. */
  actOnLeaving: () => void;
  onUndo: () => void;
}

/** One for each act that is not finished; it ends the offer to undo. */
const pending = new Set<() => Promise<void>>();

/**
 * Says that something is done, with an offer to undo it; it is done when the offer has ended, or when the
 * page is closed meanwhile.
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

/** Does what could still be undone, for a call after which it would fail or that depends on it. */
export async function actPendingNow(): Promise<void> {
  await Promise.all([...pending].map((actNow) => actNow()));
}

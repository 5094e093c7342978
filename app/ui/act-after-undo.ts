import { showUndo } from "#app/ui/undo-toast.ts";

interface DelayedAct {
  /** Handles its own failures. If `isSent`, `actOnLeaving` has succeeded, and only what follows remains. */
  act: (isSent: boolean) => Promise<void>;
  /** For a page that is being hidden or closed. Resolves, if the page stays, with whether it succeeded. */
  actOnLeaving: () => Promise<boolean>;
  onUndo: () => void;
}

/** For each pending act, the function that ends its undo offer and runs it. */
const pending = new Set<() => Promise<void>>();

/**
 * Shows a message as if the act was done, with a button to undo it. The act runs when the message disappears,
 * or before, when the page is hidden or closed: a hidden page may end without an event, or be signed out by
 * another tab.
 */
export function actAfterUndo(message: string, { act, actOnLeaving, onUndo }: DelayedAct): void {
  let finished = Promise.resolve();
  let sent: Promise<boolean> | undefined;
  const offer = new AbortController();
  const end = (run: () => void | Promise<void>) => () => {
    offer.abort();
    finished = Promise.resolve(run()).finally(() => pending.delete(actNow));
  };
  const actOnce = () => (sent ? sent.then(act) : act(false));
  const endOffer = showUndo(message, end(onUndo), end(actOnce));
  const actNow = () => {
    endOffer();
    return finished;
  };
  const leave = () => {
    sent ??= actOnLeaving();
  };
  // When the page is shown again, the act cannot be undone. One that succeeded is not sent again: it would act
  // on what has changed since.
  const comeBack = () => {
    if (sent) void actNow();
  };
  const { signal } = offer;
  addEventListener("pagehide", leave, { signal });
  addEventListener("pageshow", comeBack, { signal });
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()), { signal });
  pending.add(actNow);
}

/** Runs the pending acts now: before a call that depends on them or would make them fail. */
export async function actPendingNow(): Promise<void> {
  await Promise.all([...pending].map((actNow) => actNow()));
}
